import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The products of a shop.
    struct ProductListView: View {
        @ObservedObject var dataSource: ProductListDataSource
        let presenter: any ProductListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    productsContent
                }
                .padding()
            }
        }
    }
#endif

extension ProductListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Product List", comment: "Title of a screen")
    }
}
