/// Tells what the user does.
public nonisolated protocol Tracker: Sendable {
    func track(_ event: String, values: [String: String])
}

extension Tracker {
    public func track(_ event: String) {
        track(event, values: [:])
    }
}
