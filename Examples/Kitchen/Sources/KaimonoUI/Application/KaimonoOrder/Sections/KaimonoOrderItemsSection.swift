import KitchenCore

#if canImport(SwiftUI)
    import SwiftUI

    /// What was ordered.
    struct KaimonoOrderItemsSection: View {
        let order: Order

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(order.items, id: \.product.id) { item in
                    Text("\(item.quantity) × \(item.product.offer)")
                }
                Text(order.total.inYen)
            }
        }
    }
#endif
