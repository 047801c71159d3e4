/// A value that several threads can read and set at once.
///
/// Generated mocks of `Sendable` protocols and of actors store their properties in it. For example:
///
/// ```swift
/// let name = LockedValue<String?>(nil)
/// name.value = "Ada"
/// ```
public nonisolated final class LockedValue<Value>: @unchecked Sendable {
    private var held: Value
    private let mutex = Mutex()

    public init(_ value: Value) {
        held = value
    }

    /// The current value.
    public var value: Value {
        get {
            mutex.lock()
            defer { mutex.unlock() }
            return held
        }
        set {
            // What was there before goes when the lock is free again: to be deinitialised, it may need this value.
            var value = newValue
            mutex.lock()
            swap(&held, &value)
            mutex.unlock()
        }
    }
}

extension LockedValue<Int> {
    /// Adds one in a single step.
    public func increment() {
        mutex.lock()
        held += 1
        mutex.unlock()
    }
}
