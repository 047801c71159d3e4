// swift-format-ignore-file

// The shopping screens came with the acquisition and keep their routes here.

struct ShoppingListRoute: Route {
    let recipes: [Recipe]
}

enum BasketRoute: Route {
    case contents
    case product(id: Int, amount: Int)
    case checkout(total: Double)
}

struct StoreRoute: Route {
    let storeNumber: Int
    let opensMap: Bool
}
