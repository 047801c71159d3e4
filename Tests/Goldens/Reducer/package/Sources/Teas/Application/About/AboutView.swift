import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Who makes the tea.
    struct AboutView: View {
        let dataSource: AboutDataSource
        let presenter: any AboutPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("About").accessibilityAddTraits(.isHeader)
                    Button("Menu") {
                        presenter.didTapMenu()
                    }
                    .accessibilityIdentifier("about.menu")
                }
                .padding()
            }
        }
    }
#endif

extension AboutViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "About", comment: "Title of a screen")
    }
}
