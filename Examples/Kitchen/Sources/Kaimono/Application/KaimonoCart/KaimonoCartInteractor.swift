import KitchenCore
import ViperRuntime

extension KaimonoCartInteractor: KaimonoCartInteractorContract {
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

    /// The cart is emptied first, so that no other screen orders the same items, and gets them back if the order fails.
    func placeOrder(cart: Cart) async throws -> Order {
        for item in cart.items { environment.cartRepository.remove(item.product.id) }
        let id: Order.ID
        do {
            id = try await orderID(for: cart)
        } catch {
            for item in cart.items { environment.cartRepository.add(item.product, quantity: item.quantity) }
            throw error
        }
        let order = Order(id: id, items: cart.items, total: cart.total)
        environment.orderRepository.add(order)
        environment.activityLogger.post(
            eventName: "order_placed",
            payload: ["orderID": String(id), "total": String(order.total)]
        )
        return order
    }

    private func orderID(for cart: Cart) async throws -> Order.ID {
        let answer = try await environment.client.post("/orders", fields: Self.fields(of: cart))
        guard let id = answer["id"].flatMap(Order.ID.init) else { throw NotFoundError("the order's number") }
        return id
    }

    /// For example: `["items": "1*2,5*1", "total": "920"]`.
    private static func fields(of cart: Cart) -> [String: String] {
        let items = cart.items.map { "\($0.product.id)*\($0.quantity)" }
        return ["items": items.joined(separator: ","), "total": String(cart.total)]
    }
}
