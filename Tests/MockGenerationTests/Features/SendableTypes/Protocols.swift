public final class Session { public init() {} }

/// @mockable
public protocol Client: Sendable {
    var token: String? { get set }
    var host: String { get }
    func load(id: Int) async throws -> String
    func count(_ number: Int)
    func open(_ session: sending Session) async
    func make() -> sending Session
    func run<T: Sendable>(_ body: @Sendable () async throws -> T) async throws -> T
    func observe(_ body: @escaping @Sendable (String) -> Void) -> Int
}

/// @mockable
public protocol Failing: Error {
    var code: Int { get }
}
