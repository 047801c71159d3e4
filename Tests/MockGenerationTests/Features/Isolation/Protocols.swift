public final class Scratch { public init() {} }

/// @mockable
public protocol Isolating {
    func run(on actor: isolated any Actor, _ scratch: Scratch)
    func run(isolation: isolated (any Actor)?) async
    nonisolated func anywhere() -> Int
    nonisolated var value: Int { get }
}
