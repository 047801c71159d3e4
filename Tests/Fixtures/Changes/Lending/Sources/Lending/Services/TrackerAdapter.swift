public import LendingCore

/// Lets the app's old `OldTracker.shared` be used as any other service.
public nonisolated struct TrackerAdapter: Tracker {
    public init() {}

    public func track(_ event: String, values: [String: String]) {
        OldTracker.shared.log(event + values.keys.sorted().map { " \($0)" }.joined())
    }
}
