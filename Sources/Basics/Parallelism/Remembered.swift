/// What a process has worked out already, where it runs many commands on the same texts, as tests do. A process of one command
/// remembers nothing.
public final class Remembered: Sendable {
    /// Of the running command; threads that it starts have it, too.
    @TaskLocal public static var current: Remembered?

    private let values = Locked<[AnyHashable: any Sendable]>([:])

    /// Nothing yet.
    public init() {}

    /// The value that was worked out for the same key, or else what the body gives.
    ///
    /// For example: `Remembered.value(for: source) { Parser.parse(source: source) }`.
    ///
    /// - Parameter key: All that the value depends on.
    public static func value<Key: Hashable & Sendable, Value: Sendable>(for key: Key, _ body: () -> Value) -> Value {
        guard let current else { return body() }
        let key = AnyHashable(key)
        if let known = current.values.withLock({ $0[key] }) as? Value { return known }
        let value = body()
        current.values.withLock { $0[key] = value }
        return value
    }
}
