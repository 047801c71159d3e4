import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One shop and its products.
    struct KaimonoShopDetailView: View {
        let dataSource: KaimonoShopDetailDataSource
        let presenter: any KaimonoShopDetailPresenterContract
        /// Who comes back from a product finds it again, even where the grid has other columns by then.
        @State private var openedProduct: Product.ID?
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    ReadableWidth {
                        VStack(alignment: .leading, spacing: 16) {
                            if let shop = dataSource.shop { heading(of: shop) }
                            if dataSource.isLoading { LoadingRow() }
                            FailureRow(dataSource.failure) { presenter.didTapRetry() }
                            if !dataSource.products.isEmpty { count }
                            products
                        }
                        .padding()
                    }
                }
                .onAppear { reveal(openedProduct, by: reader) }
                .onChange(of: sizeClass) { reveal(openedProduct, by: reader) }
            }
        }

        private func heading(of shop: Shop) -> some View {
            Text(verbatim: shop.name)
                .font(.title2)
                .accessibilityAddTraits(.isHeader)
                .accessibilityIdentifier("kaimonoShopDetail.name")
        }

        private var count: some View {
            Text(
                "\(dataSource.products.count) products",
                bundle: .kaimonoUIResources,
                comment: "What a shop sells"
            )
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("kaimonoShopDetail.status")
        }

        private var products: some View {
            ProductsGrid(products: dataSource.products) { product in
                openedProduct = product
                presenter.didSelectProduct(productID: product)
            }
        }

        /// Scrolls no further than it takes to see the product, and not at all where it is seen.
        private func reveal(_ product: Product.ID?, by reader: ScrollViewProxy) {
            if let product { reader.scrollTo(product) }
        }
    }
#endif
