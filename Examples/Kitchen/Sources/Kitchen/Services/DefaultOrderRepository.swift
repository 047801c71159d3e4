public import KitchenCore

/// Orders in memory. Each leaves at once, and takes a minute for each item.
public nonisolated final class DefaultOrderRepository: OrderRepository {
    private let orders = Guarded<[Order]>([])

    public init() {}

    public func latest() -> Order? { orders.read(\.last) }

    public func add(_ order: Order) {
        orders.change { $0.append(order) }
    }

    public func delivery(of id: Order.ID) async throws -> Delivery? {
        guard let order = orders.read({ $0.first { $0.id == id } }) else { throw NotFoundError("order \(id)") }
        return Delivery(orderID: id, minutes: order.items.map(\.quantity).reduce(0, +))
    }
}
