import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Shop shows.
    struct ShopView: View {
        let dataSource: ShopDataSource
        let presenter: any ShopPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Shop").accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        }
    }
#endif

extension ShopViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Shop", comment: "Title of a screen")
    }
}
