import Foundation
import KitchenCore
import ViperRuntime

/// What the shopping tab says.
enum KaimonoTopTexts {
    /// For example: `Cart: 2 items`.
    static func cart(_ count: Int) -> String {
        String(localized: "Cart: \(count) items", bundle: .kaimonoResources, comment: "Leads to the cart")
    }

    /// For example: `Order 1: ¥800`.
    static func placed(_ order: Order) -> String {
        String(
            localized: "Order \(String(order.id)): \(order.total.inYen)",
            bundle: .kaimonoResources,
            comment: "Leads to an order: its number, and what it costs"
        )
    }

    /// For example: `It arrives in 4 minutes.`
    static func arrival(_ delivery: Delivery) -> String {
        String(
            localized: "It arrives in \(delivery.minutes) minutes.",
            bundle: .kaimonoResources,
            comment: "When an order is delivered"
        )
    }
}
