import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartInteractor {
    private let environment: any KaimonoCartInteractorEnvironment

    init(environment: any KaimonoCartInteractorEnvironment) {
        self.environment = environment
    }
}

extension KaimonoCartInteractor: KaimonoCartInteractorContract {
    func currentCart() -> Cart {
        environment.cartRepository.current()
    }

    /// A few recipes that need something of what is in the cart.
    func suggestRecipes(cart: Cart) async throws -> [Recipe] {
        let recipes = try await environment.recipeRepository.search(keyword: "")
        let names = Set(cart.items.map(\.product.name))
        return Array(recipes.lazy.filter { !names.isDisjoint(with: $0.ingredients) }.prefix(3))
    }

    func removeItem(productID: Product.ID) {
        environment.cartRepository.remove(productID)
        environment.activityLogger.post(eventName: "product_removed", payload: ["productID": String(productID)])
    }

    func placeOrder(cart: Cart) async throws -> Order {
        let answer = try await environment.client.post("/orders", fields: Self.fields(of: cart))
        guard let id = answer["id"].flatMap(Order.ID.init) else { throw NotFoundError("the order's number") }
        // What came into the cart meanwhile stays there.
        for item in cart.items { environment.cartRepository.remove(item.product.id) }
        let order = Order(id: id, items: cart.items, total: cart.total)
        environment.orderRepository.add(order)
        environment.activityLogger.post(
            eventName: "order_placed",
            payload: ["orderID": String(id), "total": String(order.total)]
        )
        return order
    }

    /// For example: `["items": "1*2,5*1", "total": "920"]`.
    private static func fields(of cart: Cart) -> [String: String] {
        let items = cart.items.map { "\($0.product.id)*\($0.quantity)" }
        return ["items": items.joined(separator: ","), "total": String(cart.total)]
    }
}

extension KaimonoCartInteractor {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
