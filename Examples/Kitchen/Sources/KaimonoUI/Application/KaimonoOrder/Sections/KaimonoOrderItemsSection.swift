import Foundation
import KitchenCore

#if canImport(SwiftUI)
    import SwiftUI

    /// What was ordered.
    struct KaimonoOrderItemsSection: View {
        let order: Order

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Ordered", bundle: .kaimonoUIResources, comment: "Above what was ordered")
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                ForEach(order.items, id: \.product.id) { item in
                    Text(verbatim: "\(item.quantity) × \(item.product.offer)")
                        .accessibilityIdentifier("kaimonoOrder.item.\(item.product.id)")
                }
                Text("Total: \(order.total.inYen)", bundle: .kaimonoUIResources, comment: "What an order costs")
                    .accessibilityIdentifier("kaimonoOrder.total")
            }
        }
    }
#endif
