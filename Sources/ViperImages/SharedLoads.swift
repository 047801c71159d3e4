internal import Foundation

/// The loads that run now, one for each URL, and who waits for each.
///
/// A caller that is cancelled leaves at once; the load is cancelled when the last one has left.
final class SharedLoads<Value: Sendable>: Sendable {
    private struct Load: Sendable {
        let number: Int
        let job: Task<Void, Never>
        var callers: [Int: Promise<Value>]
    }

    private struct State: Sendable {
        var loads: [URL: Load] = [:]
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private let state = Locked(State())
    private let load: @Sendable (URL) async throws -> Value

    /// - Parameter load: Does the work. It runs once for all who wait for the same URL, off every actor.
    init(load: @escaping @Sendable (URL) async throws -> Value) {
        self.load = load
    }

    /// A task for one caller. When this returns, the caller is counted.
    func task(for url: URL) -> Task<Value, any Error> {
        let url = url.absoluteURL
        let (caller, promise) = join(url)
        return Task.detached(priority: Task.currentPriority) {
            try await withTaskCancellationHandler {
                try await promise.value
            } onCancel: {
                self.leave(url, caller)
                promise.settle(with: .failure(CancellationError()))
            }
        }
    }

    private func join(_ url: URL) -> (Int, Promise<Value>) {
        state.withLock { state in
            let promise = Promise<Value>()
            let caller = state.nextNumber()
            if state.loads[url] == nil {
                let number = state.nextNumber()
                state.loads[url] = Load(number: number, job: start(url, number), callers: [:])
            }
            state.loads[url]?.callers[caller] = promise
            return (caller, promise)
        }
    }

    private func start(_ url: URL, _ number: Int) -> Task<Void, Never> {
        Task.detached(priority: Task.currentPriority) { [self] in
            do {
                finish(url, number, with: .success(try await load(url)))
            } catch {
                finish(url, number, with: .failure(error))
            }
        }
    }

    /// A load that everybody has left finds itself replaced or gone, and nobody to tell.
    private func finish(_ url: URL, _ number: Int, with result: Result<Value, any Error>) {
        let load = state.withLock { state in
            state.loads[url]?.number == number ? state.loads.removeValue(forKey: url) : nil
        }
        for promise in (load?.callers ?? [:]).values { promise.settle(with: result) }
    }

    private func leave(_ url: URL, _ caller: Int) {
        let abandoned: Load? = state.withLock { state in
            guard state.loads[url]?.callers.removeValue(forKey: caller) != nil else { return nil }
            return state.loads[url]?.callers.isEmpty == true ? state.loads.removeValue(forKey: url) : nil
        }
        abandoned?.job.cancel()
    }
}
