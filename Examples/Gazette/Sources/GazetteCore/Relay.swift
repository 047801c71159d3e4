// swift-format-ignore-file
/// As much of Rx as the paper ever used.
public final class Relay<Value> {
    private var subscribers: [(Value) -> Void] = []

    public private(set) var value: Value

    public init(_ value: Value) { self.value = value }

    public func accept(_ value: Value) {
        self.value = value
        subscribers.forEach { $0(value) }
    }

    public func subscribe(_ subscriber: @escaping (Value) -> Void) {
        subscribers.append(subscriber)
        subscriber(value)
    }
}
