#if canImport(UIKit)
import KitchenCore
import SwiftUI
import ViperRuntime

/// All shops, on the new page.
struct ShopGridView: View {
    let dataSource: DataSource<ShopGridState>
    let presenter: any ShopGridPresenterContract

    var body: some View {
        VStack {
            if dataSource.shops.isLoading { ProgressView() }
            FailureRow(dataSource.shops.failure) { presenter.didTapRetry() }
            ForEach(dataSource.shops.value ?? []) { shop in
                Button(shop.name) { presenter.didSelectShop(shopID: shop.id) }
            }
        }
    }
}
#endif
