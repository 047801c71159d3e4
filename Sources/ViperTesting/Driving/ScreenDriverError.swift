/// What a ``ScreenDriver`` was asked for is not on the screen.
public struct ScreenDriverError: Error, CustomStringConvertible, Sendable {
    /// For example: `waited in vain for cart.order; the screen is Cart "Cart"`.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
