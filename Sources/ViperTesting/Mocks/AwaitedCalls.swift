/// Calls of a mock's member that a test waits for, without polling.
///
/// For example: two items are to be saved, by any code and at any time.
///
/// ```swift
/// let saved = AwaitedCalls()
/// repository.saveClosure = saved.counting()
/// presenter.didTapSaveAll()
/// try await saved.reach(2, within: 5)
/// ```
public nonisolated final class AwaitedCalls: Sendable {
    private struct Waiter {
        var count: Int
        var continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var count = 0
        /// The names of the calls that have one.
        var names: [String] = []
        var waiters: [Int: Waiter] = [:]
        /// The waiters whose time was up before they began to wait.
        var expired: Set<Int> = []
        var nextWaiter = 0
    }

    private let state = MockRecording(State())

    public init() {}

    /// The number of calls so far.
    public var count: Int { state.withLock(\.count) }

    /// The names under which calls were counted, in the order of the calls, across all mocks.
    ///
    /// For example: the recipe is saved before the screen shows it.
    ///
    /// ```swift
    /// let calls = AwaitedCalls()
    /// repository.saveClosure = calls.counting(as: "save")
    /// screen.showClosure = calls.counting(as: "show")
    /// presenter.didTapSave()
    /// #expect(calls.names == ["save", "show"])
    /// ```
    public var names: [String] { state.withLock(\.names) }

    /// Counts a call, for closures that do more than ``counting(as:)``.
    public func record(as name: String? = nil) {
        let reached = state.withLock { state in
            state.count += 1
            if let name { state.names.append(name) }
            let count = state.count
            let reached = state.waiters.filter { $0.value.count <= count }
            for waiter in reached.keys { state.waiters[waiter] = nil }
            return reached.values.map(\.continuation)
        }
        for continuation in reached { continuation.resume(returning: true) }
    }

    /// Returns a closure that counts its calls, for a member that returns nothing.
    public func counting<each Argument>(as name: String? = nil) -> @Sendable (repeat each Argument) -> Void {
        { (_: repeat each Argument) in self.record(as: name) }
    }

    /// Returns a closure that counts its calls and then calls another one.
    ///
    /// For example: `repository.titleClosure = asked.counting { id in "Recipe \(id)" }`.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) -> Answer
    ) -> @Sendable (repeat each Argument) -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return body(repeat each argument)
        }
    }

    /// Returns the same for a throwing closure.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) throws -> Answer
    ) -> @Sendable (repeat each Argument) throws -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return try body(repeat each argument)
        }
    }

    /// Returns the same for an `async` closure.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) async -> Answer
    ) -> @Sendable (repeat each Argument) async -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return await body(repeat each argument)
        }
    }

    /// Returns the same for an `async` and throwing closure.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) async throws -> Answer
    ) -> @Sendable (repeat each Argument) async throws -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return try await body(repeat each argument)
        }
    }

    /// Waits until there were this many calls.
    ///
    /// - Parameters:
    ///   - count: The number of calls.
    ///   - seconds: The longest wait, long enough for the slowest machine: a test that passes doesn't wait for it.
    /// - Throws: ``MissingCalls`` when the time is up, or if the task is cancelled.
    public func reach(_ count: Int, within seconds: Double) async throws(MissingCalls) {
        try await reach(count) { try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000)) }
    }

    /// Waits until there were this many calls, with the test's own clock.
    ///
    /// - Throws: ``MissingCalls`` when the time is up, or if the task is cancelled.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func reach<Time: Clock>(
        _ count: Int,
        within duration: Time.Duration,
        clock: Time
    ) async throws(MissingCalls) {
        try await reach(count) { try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil) }
    }

    /// Waits until there were this many calls, or until a deadline.
    ///
    /// - Parameters:
    ///   - count: The number of calls.
    ///   - deadline: Returns when the time is up.
    /// - Throws: ``MissingCalls`` when the time is up, or if the task is cancelled.
    public func reach(_ count: Int, before deadline: @escaping @Sendable () async -> Void) async throws(MissingCalls) {
        if self.count >= count { return }
        let waiter = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        let watch = Task {
            await deadline()
            if !Task.isCancelled { expire(waiter) }
        }
        let isReached = await withTaskCancellationHandler {
            await withCheckedContinuation { wait(waiter, for: count, $0) }
        } onCancel: {
            expire(waiter)
        }
        watch.cancel()
        if !isReached { throw MissingCalls(expected: count, seen: self.count) }
    }

    private func wait(_ waiter: Int, for count: Int, _ continuation: CheckedContinuation<Bool, Never>) {
        let isReached: Bool? = state.withLock { state in
            if state.count >= count { return true }
            if state.expired.remove(waiter) != nil { return false }
            state.waiters[waiter] = Waiter(count: count, continuation: continuation)
            return nil
        }
        if let isReached { continuation.resume(returning: isReached) }
    }

    private func expire(_ waiter: Int) {
        let waiting = state.withLock { state in
            let waiting = state.waiters.removeValue(forKey: waiter)
            if waiting == nil { state.expired.insert(waiter) }
            return waiting
        }
        waiting?.continuation.resume(returning: false)
    }
}

/// An error: a mock's member was called less often than a test waited for.
public nonisolated struct MissingCalls: Error, Hashable, CustomStringConvertible {
    public var expected: Int
    public var seen: Int

    public init(expected: Int, seen: Int) {
        self.expected = expected
        self.seen = seen
    }

    public var description: String { "\(seen) of \(expected) calls were made in time" }
}
