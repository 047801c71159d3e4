/// An order on its way.
public nonisolated struct Delivery: Hashable, Sendable {
    public var orderID: Order.ID
    /// Until it arrives; 0 when it is there.
    public var minutes: Int

    public init(orderID: Order.ID, minutes: Int) {
        self.orderID = orderID
        self.minutes = minutes
    }

    public static let sample = Delivery(orderID: Order.sample.id, minutes: 20)
}
