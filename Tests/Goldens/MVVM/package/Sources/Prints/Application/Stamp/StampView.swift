import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// It has no parts, and so no place for what goes wrong.
    struct StampView: View {
        let parts: StampViewModel.Parts
        let inputs: StampViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Text("Stamp")
                    Text(
                        [
                            draftText("motif", parts.state.motif),
                            draftText("price", parts.state.price.value),
                            draftText("isTearing", parts.state.isTearing),
                            draftText("isSelling", parts.state.isSelling),
                        ].joined(separator: "\n")
                    )
                    Button("Tear") {
                        inputs.onTearTap()
                    }
                    .accessibilityIdentifier("stamp.tear")
                    Button("Sell") {
                        inputs.onSellTap()
                    }
                    .accessibilityIdentifier("stamp.sell")
                }
                .padding()
            }
        }
    }
#endif

extension StampViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Stamp", comment: "Title of a screen")
    }
}
