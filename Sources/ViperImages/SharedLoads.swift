/// The running loads, one for each key, with their callers.
///
/// A caller that is cancelled leaves at once; the load is cancelled when the last one has left.
final class SharedLoads<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Load: Sendable {
        let number: Int
        let job: Task<Void, Never>
        var callers: [Int: Promise<Value>]
    }

    private struct State: Sendable {
        var loads: [Key: Load] = [:]
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state = Locked(State())
    private let begin: @Sendable (Key) -> Work

    /// The work of a load. It runs once for all callers with the same key, off every actor.
    typealias Work = @Sendable () async throws -> Value

    /// - Parameter begin: Returns the work. It is called at once, while the caller waits, so that the work can join
    ///   another load before its last caller leaves.
    init(begin: @escaping @Sendable (Key) -> Work) {
        self.begin = begin
    }

    /// Returns a task for one caller, who counts from then on.
    func task(for key: Key) -> Task<Value, any Error> {
        let (caller, promise) = join(key)
        return Task.detached(priority: Task.currentPriority) {
            try await withTaskCancellationHandler {
                try await promise.value
            } onCancel: {
                self.leave(key, caller)
                promise.settle(with: .failure(CancellationError()))
            }
        }
    }

    private func join(_ key: Key) -> (Int, Promise<Value>) {
        state.withLock { state in
            let promise = Promise<Value>()
            let caller = state.nextNumber()
            if state.loads[key] == nil {
                let number = state.nextNumber()
                state.loads[key] = Load(number: number, job: start(key, number), callers: [:])
            }
            state.loads[key]?.callers[caller] = promise
            return (caller, promise)
        }
    }

    private func start(_ key: Key, _ number: Int) -> Task<Void, Never> {
        let work = begin(key)
        return Task.detached(priority: Task.currentPriority) { [self] in
            do {
                finish(key, number, with: .success(try await work()))
            } catch {
                finish(key, number, with: .failure(error))
            }
        }
    }

    /// Finishes a load. One that all callers have left is replaced or gone, and has nobody to inform.
    private func finish(_ key: Key, _ number: Int, with result: Result<Value, any Error>) {
        let load = state.withLock { state in
            state.loads[key]?.number == number ? state.loads.removeValue(forKey: key) : nil
        }
        for promise in (load?.callers ?? [:]).values { promise.settle(with: result) }
    }

    private func leave(_ key: Key, _ caller: Int) {
        let abandoned: Load? = state.withLock { state in
            guard state.loads[key]?.callers.removeValue(forKey: caller) != nil else { return nil }
            return state.loads[key]?.callers.isEmpty == true ? state.loads.removeValue(forKey: key) : nil
        }
        abandoned?.job.cancel()
    }
}
