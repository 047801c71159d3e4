// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
final class ShoppingFactory {

    private let stock: PantryStock

    init(stock: PantryStock) {
        self.stock = stock
    }

    func makeList(for recipes: [Recipe]) -> ShoppingListViewController {
        return ShoppingListViewController(needed: recipes.flatMap(stock.missing(for:)))
    }
}

final class ShoppingListViewController: BaseViewController {

    let needed: [Ingredient]

    init(needed: [Ingredient]) {
        self.needed = needed
        super.init()
        self.title = "\(needed.count) to buy"
    }
}
