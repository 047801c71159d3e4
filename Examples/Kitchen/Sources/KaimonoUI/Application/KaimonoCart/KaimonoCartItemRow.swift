import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// A product in the cart, and a way to take it out.
    struct KaimonoCartItemRow: View {
        let item: Cart.Item
        let onRemove: @MainActor () -> Void

        var body: some View {
            HStack(spacing: 8) {
                Text(verbatim: "\(item.quantity) × \(item.product.offer)")
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityIdentifier("kaimonoCart.item.\(item.product.id)")
                Button(
                    String(
                        localized: "Remove",
                        bundle: .kaimonoUIResources,
                        comment: "Removes a product from the cart"
                    ),
                    role: .destructive,
                    action: onRemove
                )
                .frame(minHeight: 44)
                .accessibilityLabel(
                    Text(
                        "Remove \(item.product.name)",
                        bundle: .kaimonoUIResources,
                        comment: "The same, for those who hear it"
                    )
                )
                .accessibilityIdentifier("kaimonoCart.remove.\(item.product.id)")
            }
        }
    }
#endif
