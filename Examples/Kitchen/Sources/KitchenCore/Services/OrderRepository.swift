public nonisolated protocol OrderRepository: Sendable {
    /// The order that was placed last.
    func latest() -> Order?
    func add(_ order: Order)
    /// `nil` before it has left.
    func delivery(of order: Order.ID) async throws -> Delivery?
}
