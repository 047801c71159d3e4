import KitchenCore

@MainActor
final class CartInteractor: CartInteractorContract {
    private let environment: any CartEnvironment

    init(environment: any CartEnvironment) {
        self.environment = environment
    }

    func currentCart() -> Cart { environment.cartRepository.current() }

    func placeOrder() async throws -> Order {
        let cart = currentCart()
        if cart.items.isEmpty { throw NotFoundError("what to order") }
        let order = Order(id: 1, items: cart.items, total: cart.total)
        environment.orderRepository.add(order)
        for item in cart.items { environment.cartRepository.remove(item.product.id) }
        return order
    }
}
