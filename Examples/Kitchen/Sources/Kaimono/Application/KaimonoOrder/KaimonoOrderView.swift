import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// An order that was placed, and what it holds.
    struct KaimonoOrderView: View {
        let dataSource: KaimonoOrderDataSource
        weak var delegate: (any KaimonoOrderViewDelegate)?

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    OrderedItemsSection(items: dataSource.order.items, total: dataSource.order.total)
                    SuggestionsSection(
                        products: dataSource.suggestions,
                        isLoading: dataSource.isLoading,
                        message: dataSource.failure?.message
                    ) { productID in
                        delegate?.kaimonoOrderViewDidSelectProduct(productID: productID)
                    }
                    Button("Continue shopping") {
                        delegate?.kaimonoOrderViewDidTapContinueShoppingButton()
                    }
                }
                .padding()
            }
        }
    }

    /// What was ordered.
    private struct OrderedItemsSection: View {
        let items: [Cart.Item]
        let total: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(items, id: \.product.id) { item in
                    Text("\(item.quantity) × \(item.product.offer)")
                }
                Text(total.inYen)
            }
        }
    }

    /// What might go with it.
    private struct SuggestionsSection: View {
        let products: [Product]
        let isLoading: Bool
        let message: String?
        let onSelect: (Product.ID) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                if isLoading { ProgressView() }
                if let message { Text(message) }
                ForEach(products, id: \.id) { product in
                    Button(product.offer) { onSelect(product.id) }
                }
            }
        }
    }
#endif

extension KaimonoOrderViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Order"
    }
}
