/// An error: a ``ScreenDriver`` didn't find what it was asked for on the screen.
public struct ScreenDriverError: Error, CustomStringConvertible, Sendable {
    /// The description. For example: `waited in vain for cart.order; the screen is Cart "Cart"`.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
