/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("only type-checked") }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
    nonisolated public init() {}
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View {
    nonisolated public init<V: View>(_ view: V) {}
    nonisolated public init<V: View>(erasing view: V) {}
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
    nonisolated public init(_ value: T) {}
    public var body: Never { fatalError("only type-checked") }
}

/// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content> {}

extension Group: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("only type-checked") }
}
