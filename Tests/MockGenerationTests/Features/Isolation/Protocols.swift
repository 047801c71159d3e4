public final class Scratch { public init() {} }

/// @mockable
public protocol Isolating {
    func run(on actor: isolated any Actor, _ scratch: Scratch)
    func run(isolation: isolated (any Actor)?) async
    nonisolated func anywhere() -> Int
    nonisolated var value: Int { get }
}

/// @mockable
public protocol Drafting {
    nonisolated(nonsending) func draft(_ scratch: Scratch) async -> Scratch
    func keep(_ value: Any, _ body: @escaping () -> Void) async
    var last: Scratch { get async }
    subscript(_ scratch: Scratch) -> Scratch { get async throws }
    static func make(_ scratch: Scratch) async -> Scratch
    init(_ scratch: Scratch) async
    func count(_ number: Int) async -> Int
}

/// @mockable
public protocol SharedDrafting: Sendable {
    func draft(_ scratch: Scratch) async throws -> Scratch
    func wrap(_ body: nonisolated(nonsending) @escaping (Scratch) async -> Void) async
    static func make<Value>(_ value: Value) async -> Value
}

/// @mockable
@MainActor public protocol ScreenDrafting {
    nonisolated func draft(_ scratch: Scratch) async -> Scratch
    func show(_ scratch: Scratch) async
}
