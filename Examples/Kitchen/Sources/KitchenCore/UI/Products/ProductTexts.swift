import Foundation
import ViperRuntime

/// What people read and hear of a product, wherever it is shown.
nonisolated enum ProductTexts {
    static var new: String {
        String(localized: "New", bundle: .kitchenCoreResources, comment: "On a product that hasn't been sold for long")
    }

    /// Nothing, as long as there is plenty.
    static func stock(_ stock: ProductStock) -> String? {
        switch stock {
        case .plenty: nil
        case .few(let left):
            String(localized: "Only \(left) left", bundle: .kitchenCoreResources, comment: "On a product, as a number")
        case .soldOut:
            String(localized: "Sold out", bundle: .kitchenCoreResources, comment: "On a product that is gone")
        }
    }

    /// All that a tile shows. For example: `tofu, ¥80, New`.
    static func spoken(name: String, price: Int, isNew: Bool, stock: ProductStock) -> String {
        [name, price.inYen, isNew ? new : nil, self.stock(stock)].compactMap(\.self).joined(separator: ", ")
    }
}
