#if canImport(UIKit)
import KitchenCore
import SwiftUI
import ViperRuntime

/// One shop and its products.
struct ShopDetailView: View {
    let dataSource: DataSource<ShopDetailState>
    let presenter: any ShopDetailPresenterContract

    var body: some View {
        ScrollView {
            ReadableWidth {
                VStack(alignment: .leading, spacing: 16) {
                    if dataSource.products.isLoading { ProgressView() }
                    FailureRow(dataSource.shop.failure, dataSource.products.failure) { presenter.didTapRetry() }
                    ForEach(dataSource.products.value ?? []) { product in
                        Button(product.offer) { presenter.didSelectProduct(productID: product.id) }
                            .frame(minHeight: 44)
                            .accessibilityIdentifier("shopDetail.product.\(product.id)")
                    }
                }
                .padding()
            }
        }
    }
}
#endif
