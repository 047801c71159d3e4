/// A cache of results for a process that runs many commands on the same texts, as tests do. A process with one command
/// caches nothing.
public final class Remembered: Sendable {
    /// The cache of the running command and of the threads that it starts.
    @TaskLocal public static var current: Remembered?

    private let values = Locked<[AnyHashable: any Sendable]>([:])

    /// Creates an empty cache.
    public init() {}

    /// Runs the body with a cache of its own, unless the command has one: for work that reads one text several times.
    public static func sharing<Value, Failure>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        if current != nil { return try body() }
        return try $current.withValue(Remembered()) { Result(catching: body) }.get()
    }

    /// Returns the cached value for the key, or else the body's result.
    ///
    /// For example: `Remembered.value(for: source) { Parser.parse(source: source) }`.
    ///
    /// - Parameter key: everything that the value depends on.
    public static func value<Key: Hashable & Sendable, Value: Sendable>(for key: Key, _ body: () -> Value) -> Value {
        guard let current else { return body() }
        let key = AnyHashable(key)
        if let known = current.values.withLock({ $0[key] }) as? Value { return known }
        let value = body()
        current.values.withLock { $0[key] = value }
        return value
    }
}
