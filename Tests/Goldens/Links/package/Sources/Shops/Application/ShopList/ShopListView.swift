import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The second tab.
    struct ShopListView: View {
        let dataSource: ShopListDataSource
        let presenter: any ShopListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Shop List").accessibilityAddTraits(.isHeader)
                    Text(draftText("cuisine", dataSource.cuisine))
                }
                .padding()
            }
        }
    }
#endif

extension ShopListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Shop List", comment: "Title of a screen")
    }
}
