/// Calls of a mock's member that a test waits for, without asking again and again.
///
/// For example: two items are to be saved, whoever does it and whenever.
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
        /// Of the calls that have one.
        var names: [String] = []
        var waiters: [Int: Waiter] = [:]
        /// Those whose time was up before they began to wait.
        var expired: Set<Int> = []
        var nextWaiter = 0
    }

    private let state = MockRecording(State())

    public init() {}

    /// How many there were so far.
    public var count: Int { state.withLock(\.count) }

    /// The names that calls were counted as, in the order of the calls, whichever mocks they are of.
    ///
    /// For example: the recipe is saved before the screen says so.
    ///
    /// ```swift
    /// let calls = AwaitedCalls()
    /// repository.saveClosure = calls.counting(as: "save")
    /// screen.showClosure = calls.counting(as: "show")
    /// presenter.didTapSave()
    /// #expect(calls.names == ["save", "show"])
    /// ```
    public var names: [String] { state.withLock(\.names) }

    /// Counts a call: for closures that do more than ``counting(as:)``.
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

    /// A closure for a member that returns nothing, which counts its calls.
    public func counting<each Argument>(as name: String? = nil) -> @Sendable (repeat each Argument) -> Void {
        { (_: repeat each Argument) in self.record(as: name) }
    }

    /// A closure that counts its calls, and then does what another one does.
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

    /// The same for one that may fail.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) throws -> Answer
    ) -> @Sendable (repeat each Argument) throws -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return try body(repeat each argument)
        }
    }

    /// The same for one that has to wait.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) async -> Answer
    ) -> @Sendable (repeat each Argument) async -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return await body(repeat each argument)
        }
    }

    /// The same for one that has to wait, and may fail.
    public func counting<each Argument, Answer>(
        as name: String? = nil,
        _ body: @escaping @Sendable (repeat each Argument) async throws -> Answer
    ) -> @Sendable (repeat each Argument) async throws -> Answer {
        { (argument: repeat each Argument) in
            self.record(as: name)
            return try await body(repeat each argument)
        }
    }

    /// Waits until there were so many calls.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - seconds: after which it gives up: long enough for the slowest machine, since a test that passes doesn't wait for it.
    /// - Throws: ``MissingCalls`` when it has given up, or the task was cancelled.
    public func reach(_ count: Int, within seconds: Double) async throws(MissingCalls) {
        try await reach(count) { try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000)) }
    }

    /// Waits until there were so many calls, by a clock of the test's own.
    ///
    /// - Throws: ``MissingCalls`` when the time is up, or the task was cancelled.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func reach<Time: Clock>(
        _ count: Int,
        within duration: Time.Duration,
        clock: Time
    ) async throws(MissingCalls) {
        try await reach(count) { try? await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil) }
    }

    /// Waits until there were so many calls, or until something else has ended.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - deadline: ends when the time is up.
    /// - Throws: ``MissingCalls`` when it has ended first, or the task was cancelled.
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

/// There were fewer calls of a mock's member than a test waited for.
public nonisolated struct MissingCalls: Error, Hashable, CustomStringConvertible {
    public var expected: Int
    public var seen: Int

    public init(expected: Int, seen: Int) {
        self.expected = expected
        self.seen = seen
    }

    public var description: String { "\(seen) of \(expected) calls were made in time" }
}
