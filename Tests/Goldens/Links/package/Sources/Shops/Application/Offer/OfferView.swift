import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Above its shop, with a code of the team's own, which it hands back when it is taken.
    struct OfferView: View {
        let parts: OfferViewModel.Parts
        let inputs: OfferViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Text("Offer")
                }
                .padding()
            }
        }
    }
#endif

extension OfferViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Offer", comment: "Title of a screen")
    }
}
