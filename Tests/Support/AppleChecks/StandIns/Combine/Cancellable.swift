/// https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
    func cancel()
}

/// https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) {}
    public init<C: Cancellable>(_ canceller: C) {}

    public func cancel() {}
    public func hash(into hasher: inout Hasher) {}
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

@available(*, unavailable)
extension AnyCancellable: Sendable {}

extension AnyCancellable {
    /// https://developer.apple.com/documentation/combine/anycancellable
    public func store(in set: inout Set<AnyCancellable>) {}

    /// https://developer.apple.com/documentation/combine/anycancellable
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {}
}
