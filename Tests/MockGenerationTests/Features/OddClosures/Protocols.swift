/// @mockable
public protocol Signal {
    func send(_ value: Void)
}

/// Closures that Swift reads as types, and not where a value is expected.
///
/// @mockable
public protocol Staying: Sendable {
    func stay(_ body: nonisolated(nonsending) @escaping @Sendable () async -> Int) async -> Int
    func stayIf(_ body: (nonisolated(nonsending) @Sendable () async -> Int)?) async
}
