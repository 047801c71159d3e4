import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What NewGadget shows.
    struct NewGadgetView: View {
        let dataSource: NewGadgetDataSource
        let presenter: any NewGadgetPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("New Gadget").accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        }
    }
#endif

extension NewGadgetViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "New Gadget", comment: "Title of a screen")
    }
}
