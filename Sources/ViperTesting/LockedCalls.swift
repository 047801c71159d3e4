/// The calls of one member of a mock, and what they are answered with, for several threads at once.
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

    /// - Parameter answer: What calls return until something else is set.
    public init(answer: Answer) {
        state = State(answer: answer)
    }

    /// Counts a call without arguments.
    public func record() {
        mutex.lock()
        state.count += 1
        mutex.unlock()
    }

    /// Counts a call and keeps what it was given, as one.
    public func record(_ arguments: Arguments) {
        var last: Arguments? = arguments
        mutex.lock()
        state.count += 1
        swap(&state.last, &last)
        state.all.append(arguments)
        mutex.unlock()
    }

    /// Forgets the calls; what they are answered with stays.
    public func forget() {
        var forgotten: (last: Arguments?, all: [Arguments]) = (nil, [])
        mutex.lock()
        state.count = 0
        swap(&state.last, &forgotten.last)
        swap(&state.all, &forgotten.all)
        mutex.unlock()
    }

    public var isCalled: Bool { count > 0 }

    /// How many calls there were.
    public var count: Int {
        get { read { $0.count } }
        set { replace(\.count, by: newValue) }
    }

    /// What the last call was given.
    public var last: Arguments? {
        get { read { $0.last } }
        set { replace(\.last, by: newValue) }
    }

    /// What each call was given, the first one first.
    public var all: [Arguments] {
        get { read { $0.all } }
        set { replace(\.all, by: newValue) }
    }

    /// What calls throw.
    public var error: (any Error)? {
        get { read { $0.error } }
        set { replace(\.error, by: newValue) }
    }

    /// What calls return.
    public var answer: Answer {
        get { read { $0.answer } }
        set { replace(\.answer, by: newValue) }
    }

    /// What is called in the member's place.
    public var closure: Closure? {
        get { read { $0.closure } }
        set { replace(\.closure, by: newValue) }
    }

    private func read<Value>(_ value: (State) -> Value) -> Value {
        mutex.lock()
        defer { mutex.unlock() }
        return value(state)
    }

    /// What was there before goes when the lock is free again: to be deinitialised, it may need the mock.
    private func replace<Value>(_ path: WritableKeyPath<State, Value>, by value: Value) {
        var value = value
        mutex.lock()
        swap(&state[keyPath: path], &value)
        mutex.unlock()
    }
}

extension LockedCalls where Answer == Void {
    /// Of a member that returns nothing.
    public convenience init() {
        self.init(answer: ())
    }
}
