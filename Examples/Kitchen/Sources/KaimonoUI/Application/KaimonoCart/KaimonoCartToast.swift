import Foundation
import KitchenCore
import ViperRuntime

/// What is said over the cart.
nonisolated enum KaimonoCartToast: Equatable, Sendable {
    case ordering
    /// Until the cart is filled for another order.
    case placed(Order)

    /// Nothing, while there is nothing to say.
    @MainActor
    init?(_ dataSource: KaimonoCartDataSource) {
        if dataSource.isPlacingOrder {
            self = .ordering
        } else if let order = dataSource.order, dataSource.cart.items.isEmpty {
            self = .placed(order)
        } else {
            return nil
        }
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    /// Lies over everything, and is no part of what is disabled while an order is under way.
    struct KaimonoCartToastView: View {
        let toast: KaimonoCartToast
        let onTapPlacedOrder: @MainActor () -> Void

        var body: some View {
            VStack(spacing: 8) {
                switch toast {
                case .ordering:
                    ProgressView {
                        Text("Placing the order…", bundle: .kaimonoUIResources, comment: "While an order is under way")
                    }
                    .accessibilityIdentifier("kaimonoCart.ordering")
                case .placed(let order):
                    Text(verbatim: KaimonoCartTexts.placed(order))
                        .accessibilityIdentifier("kaimonoCart.placed")
                    Button(
                        String(localized: "What it holds", bundle: .kaimonoUIResources, comment: "Leads to an order"),
                        action: onTapPlacedOrder
                    )
                    .frame(minHeight: 44)
                    .accessibilityIdentifier("kaimonoCart.placedOrder")
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
            .accessibilityElement(children: .contain)
        }
    }
#endif
