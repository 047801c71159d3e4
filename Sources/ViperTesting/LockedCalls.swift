/// The calls of a mock's member and its stubbed results, for several threads at once.
///
/// Generated mocks of `Sendable` protocols and of actors have one for each method. For example:
///
/// ```swift
/// let fetchCalls = LockedCalls<Int, Recipe?, @Sendable (Int) -> Recipe>(answer: nil)
/// fetchCalls.record(7)
/// fetchCalls.count == 1
/// ```
public nonisolated final class LockedCalls<Arguments, Answer, Closure>: @unchecked Sendable {
    private struct State {
        var count = 0
        var last: Arguments?
        var all: [Arguments] = []
        var error: (any Error)?
        var answer: Answer
        var closure: Closure?
    }

    private var state: State
    private let mutex = Mutex()

    /// - Parameter answer: The value that calls return until another is set.
    public init(answer: Answer) {
        state = State(answer: answer)
    }

    /// Counts a call without arguments.
    public func record() {
        mutex.lock()
        state.count += 1
        mutex.unlock()
    }

    /// Counts a call and stores its arguments, as one step.
    public func record(_ arguments: Arguments) {
        var last: Arguments? = arguments
        mutex.lock()
        state.count += 1
        swap(&state.last, &last)
        state.all.append(arguments)
        mutex.unlock()
    }

    /// Removes the calls; stubbed results stay.
    public func forget() {
        var forgotten: (last: Arguments?, all: [Arguments]) = (nil, [])
        mutex.lock()
        state.count = 0
        swap(&state.last, &forgotten.last)
        swap(&state.all, &forgotten.all)
        mutex.unlock()
    }

    public var isCalled: Bool { count > 0 }

    /// The number of calls.
    public var count: Int {
        get { read { $0.count } }
        set { replace(\.count, by: newValue) }
    }

    /// The arguments of the last call.
    public var last: Arguments? {
        get { read { $0.last } }
        set { replace(\.last, by: newValue) }
    }

    /// The arguments of each call, the first one first.
    public var all: [Arguments] {
        get { read { $0.all } }
        set { replace(\.all, by: newValue) }
    }

    /// The error that calls throw.
    public var error: (any Error)? {
        get { read { $0.error } }
        set { replace(\.error, by: newValue) }
    }

    /// The value that calls return.
    public var answer: Answer {
        get { read { $0.answer } }
        set { replace(\.answer, by: newValue) }
    }

    /// The closure that is called in place of the member.
    public var closure: Closure? {
        get { read { $0.closure } }
        set { replace(\.closure, by: newValue) }
    }

    private func read<Value>(_ value: (State) -> Value) -> Value {
        mutex.lock()
        defer { mutex.unlock() }
        return value(state)
    }

    /// Replaces a value. The old one is released when the lock is free again, as its deinitializer may use the mock.
    private func replace<Value>(_ path: WritableKeyPath<State, Value>, by value: Value) {
        var value = value
        mutex.lock()
        swap(&state[keyPath: path], &value)
        mutex.unlock()
    }
}

extension LockedCalls where Answer == Void {
    /// Creates the calls of a member that returns nothing.
    public convenience init() {
        self.init(answer: ())
    }
}
