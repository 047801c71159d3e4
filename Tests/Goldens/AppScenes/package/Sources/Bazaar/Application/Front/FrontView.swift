import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What the bazaar begins with. It is in the app for as long as nobody has made a feature of it.
    struct FrontView: View {
        let parts: FrontViewModel.Parts
        let inputs: FrontViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    FrontStallsView(data: parts.stallsData, inputs: inputs)
                    Button(String(localized: "Help", bundle: .bazaarResources)) {
                        inputs.onHelpTap()
                    }
                    .accessibilityIdentifier("front.help")
                }
                .padding()
            }
        }
    }
#endif

extension FrontViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Front", bundle: .bazaarResources, comment: "Title of a screen")
    }
}
