public import Foundation

/// https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}

/// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/animation(_:value:)
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/transition(_:)
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
    nonisolated(unsafe) public static let opacity = AnyTransition()
    nonisolated(unsafe) public static let identity = AnyTransition()

    /// https://developer.apple.com/documentation/swiftui/anytransition/move(edge:)
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    /// https://developer.apple.com/documentation/swiftui/anytransition/combined(with:)
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
