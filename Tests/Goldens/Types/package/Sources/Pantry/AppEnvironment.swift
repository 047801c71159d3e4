public import Dispatch
public import Foundation

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let now: @Sendable () -> Date
    public let queue: DispatchQueue

    public init(now: @escaping @Sendable () -> Date = { Date() }, queue: DispatchQueue = .main) {
        self.now = now
        self.queue = queue
    }
}
