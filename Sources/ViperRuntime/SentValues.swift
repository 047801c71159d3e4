import Dispatch
import Foundation

/// Values that are sent one after the other on any thread, like those of a publisher.
///
/// Generated code creates them from publishers. For example: `SentValues(useCase.prices())`.
public struct SentValues<Value, Failure: Error> {
    /// An event: a value, or the end.
    public enum Event {
        case value(Value)
        /// The end, with the error, if any.
        case ended(Failure?)
    }

    let subscribe: (_ send: @escaping @Sendable (Event) -> Void) -> AnyObject

    /// - Parameter subscribe: Starts sending: it is passed a function that takes values, and returns an object that
    ///   keeps them coming while it is retained.
    public init(_ subscribe: @escaping (_ send: @escaping @Sendable (Event) -> Void) -> AnyObject) {
        self.subscribe = subscribe
    }
}

extension SceneTasks {
    /// Follows values until they end or the scene goes away. Like a load, it cancels an earlier one of the same name.
    ///
    /// Values are received on the main actor in order; one that is sent on the main queue is received at once. Once
    /// the work is cancelled, nothing is received.
    func follow<State, Value, Failure: Error>(
        _ load: SceneLoad<State, Value>,
        _ values: @escaping @MainActor () -> SentValues<Value, Failure>
    ) {
        showBeginning(of: load)
        let followed = FollowedValues<Value, Failure>()
        let number = replace(load.name) {
            await followed.end()
            followed.subscription = nil
        }
        keep(load, number) { [weak self] in self?.follow(load, values) }
        var end = FollowedEnd.early
        followed.handle = { [weak self] event in
            // The task may not have begun when it was cancelled.
            guard let self, isWanted(load.name, number) else { return }
            switch event {
            case .value(let value):
                show(.success(value), of: load, number, endsLoading: end.isEarly)
                end = .done
            case .ended(let failure):
                show(failure.map { .failed($0) } ?? end, of: load, number)
            }
        }
        followed.subscription = values().subscribe { followed.send($0) }
    }
}

/// Takes events on any thread and passes them to the main actor in order.
private final class FollowedValues<Value, Failure: Error>: @unchecked Sendable {
    @MainActor var handle: ((SentValues<Value, Failure>.Event) -> Void)?
    @MainActor var subscription: AnyObject?

    private let lock = NSLock()
    // Kept under the lock.
    private var waiting: [SentValues<Value, Failure>.Event] = []
    private var isHandling = false
    private var isOver = false
    private var waiter: CheckedContinuation<Void, Never>?

    @MainActor init() {}

    func send(_ event: SentValues<Value, Failure>.Event) {
        let isFirst = lock.withLock {
            guard !isOver else { return false }
            waiting.append(event)
            defer { isHandling = true }
            return !isHandling
        }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { handleAll() }
        } else if isFirst {
            Task { @MainActor in handleAll() }
        }
    }

    /// Handles all events, including those that arrive meanwhile.
    @MainActor private func handleAll() {
        while let event = next() {
            handle?(event)
            if case .ended = event { close() }
        }
    }

    private func next() -> SentValues<Value, Failure>.Event? {
        lock.withLock {
            guard !waiting.isEmpty else {
                isHandling = false
                return nil
            }
            return waiting.removeFirst()
        }
    }

    /// Waits until the values end or the task is cancelled.
    func end() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = lock.withLock {
                    if !self.isOver { waiter = continuation }
                    return self.isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            close()
        }
    }

    private func close() {
        let waiter = lock.withLock {
            isOver = true
            waiting = []
            defer { self.waiter = nil }
            return self.waiter
        }
        waiter?.resume()
    }
}

/// Detects code on the main queue, where the main actor runs on every platform.
private final class MainQueue: @unchecked Sendable {
    private static let shared = MainQueue()
    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: shared.key) == true }
}
