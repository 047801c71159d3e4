public final class Draft { public init() {} }

/// @mockable
public protocol Vault: Actor {
    func put(_ number: Int) -> Bool
    func keep(_ draft: Draft) async -> Int
    func empty() async throws
    var size: Int { get }
    var label: String? { get set }
    nonisolated var id: Int { get }
    nonisolated func describe() -> String
    init(name: String)
}
