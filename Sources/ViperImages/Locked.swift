internal import Foundation

/// A value that only one thread at a time can use.
///
/// `Mutex` would do the same, but needs iOS 18 and macOS 15. Unchecked, because the compiler can't see that `value` is
/// only ever touched while the lock is held.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: sending Value) {
        self.value = value
    }

    /// Runs the body with the lock held. Don't call unknown code in it: it may call back and wait for itself.
    func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
