/// https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: View, Sendable {}

/// https://developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: Shape {
    nonisolated public init() {}
    public var body: Never { fatalError("only type-checked") }
}
