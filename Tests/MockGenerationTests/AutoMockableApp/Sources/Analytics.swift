import Foundation

public protocol Tracking {
    func track(_ event: String, properties: [String: Any])
    func track(screen: String)
    func identify(user: String?, traits: (plan: String, age: Int))
    func flush() async
}

/// Sends what was tracked.
/// sourcery: AutoMockable
public extension Tracking {
    func track(_ event: String) { track(event, properties: [:]) }
}

// sourcery: AutoMockable
protocol Clock {
    var now: Date { get }
    func sleep(for seconds: TimeInterval) async throws
    func schedule(after delay: TimeInterval, _ work: @escaping @Sendable () async -> Void)
}
