import Foundation

/// From before there were services.
nonisolated final class OldTracker: @unchecked Sendable {
    static let shared = OldTracker()

    private let lock = NSLock()
    private var events: [String] = []

    var lines: [String] { lock.withLock { events } }

    func log(_ line: String) {
        lock.withLock { events.append(line) }
    }
}
