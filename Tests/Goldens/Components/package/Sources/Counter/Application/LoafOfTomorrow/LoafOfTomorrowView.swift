import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What will be baked, as an observable object tells.
    struct LoafOfTomorrowView: View {
        let parts: LoafOfTomorrowViewModel.Parts
        let inputs: LoafOfTomorrowViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    LoafOfTomorrowOfferView(data: parts.offerData, inputs: inputs)
                    orderContent
                }
                .padding()
            }
        }
    }
#endif

extension LoafOfTomorrowViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Loaf Of Tomorrow", comment: "Title of a screen")
    }
}
