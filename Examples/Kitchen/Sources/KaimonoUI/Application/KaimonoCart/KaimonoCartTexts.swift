import Foundation
import KitchenCore
import ViperRuntime

/// What the cart's view says.
enum KaimonoCartTexts {
    /// For example: `2 items, ¥800`.
    static func total(of cart: Cart) -> String {
        String(
            localized: "\(items(cart.count)), \(cart.total.inYen)",
            bundle: .kaimonoUIResources,
            comment: "How much is in the cart, and what it costs"
        )
    }

    /// For example: `Order 1 is placed: ¥800`.
    static func placed(_ order: Order) -> String {
        String(
            localized: "Order \(String(order.id)) is placed: \(order.total.inYen)",
            bundle: .kaimonoUIResources,
            comment: "An order's number, and what it costs"
        )
    }

    private static func items(_ count: Int) -> String {
        String(localized: "\(count) items", bundle: .kaimonoUIResources, comment: "How much is in the cart")
    }
}
