public import KitchenCore

/// Events in memory, the oldest first.
public nonisolated final class DefaultActivityLogger: ActivityLogger {
    private let posted = Guarded<[String]>([])

    public init() {}

    public var eventNames: [String] { posted.read { $0 } }

    public func post(eventName: String, payload: [String: String]) {
        posted.change { $0.append(eventName) }
    }
}
