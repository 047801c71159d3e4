public import KitchenCore

/// A cart in memory.
public nonisolated final class DefaultCartRepository: CartRepository {
    private let cart = Guarded(Cart.empty)

    public init() {}

    public func current() -> Cart { cart.read { $0 } }

    public func add(_ product: Product, quantity: Int) {
        cart.change { $0.add(product, quantity: quantity) }
    }

    public func remove(_ id: Product.ID) {
        cart.change { $0.remove(id) }
    }
}
