import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Bare shows.
    struct BareView: View {
        let parts: BareViewModel.Parts
        let inputs: BareViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Text("Bare")
                    Button("Classic") {
                        inputs.onClassicButtonTap()
                    }
                    .accessibilityIdentifier("bare.classic")
                    Button("Offers") {
                        inputs.onOffersButtonTap()
                    }
                    .accessibilityIdentifier("bare.offers")
                }
                .padding()
            }
        }
    }
#endif

extension BareViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Bare", comment: "Title of a screen")
    }
}
