import Dispatch
import Foundation

extension SceneTasks {
    /// What comes of something that is followed: a value, or its end.
    public enum FollowedEvent<Value, Failure: Error> {
        case value(Value)
        /// With what went wrong, where something did.
        case ended(Failure?)
    }

    /// Follows values that come one after the other, as a publisher's do, until they end or the scene goes. Like a load's, an
    /// earlier one of the name is cancelled.
    ///
    /// Values may come on any thread. They are received on the main actor and in their order; one that comes on the main queue is
    /// received at once. Once the work is cancelled, nothing is received. `isLoading` counts it until there is a first value.
    /// Generated code has a form for publishers. For example: `tasks.follow("prices", useCase.prices()) { … }`.
    ///
    /// - Parameters:
    ///   - name: What is loaded, as a rule the use case's method.
    ///   - receive: Shows a value. It must not hold who has the tasks.
    ///   - ended: Is told that no more will come, unless that is because the work was cancelled.
    ///   - subscribe: Begins it: it is handed what takes values, and returns what keeps them coming until it is let go.
    public func follow<Value, Failure: Error>(
        _ name: String,
        receive: @escaping @MainActor (Value) -> Void,
        ended: @escaping @MainActor (Failure?) -> Void,
        subscribe: (_ send: @escaping @Sendable (FollowedEvent<Value, Failure>) -> Void) -> AnyObject
    ) {
        let followed = FollowedValues<Value, Failure>()
        let number = replace(name) {
            await followed.end()
            followed.subscription = nil
        }
        followed.handle = { [weak self] event in
            // The task may not have begun when it was cancelled.
            guard self?.isWanted(name, number) == true else { return }
            switch event {
            case .value(let value): receive(value)
            case .ended(let failure): ended(failure)
            }
        }
        followed.subscription = subscribe { followed.send($0) }
    }
}

/// Takes events of any thread and hands them to the main actor, in their order.
private final class FollowedValues<Value, Failure: Error>: @unchecked Sendable {
    @MainActor var handle: ((SceneTasks.FollowedEvent<Value, Failure>) -> Void)?
    @MainActor var subscription: AnyObject?

    private let lock = NSLock()
    // Kept under the lock.
    private var waiting: [SceneTasks.FollowedEvent<Value, Failure>] = []
    private var isHandling = false
    private var isOver = false
    private var waiter: CheckedContinuation<Void, Never>?

    @MainActor init() {}

    func send(_ event: SceneTasks.FollowedEvent<Value, Failure>) {
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

    /// Those that come meanwhile are handled last.
    @MainActor private func handleAll() {
        while let event = next() {
            handle?(event)
            if case .ended = event { close() }
        }
    }

    private func next() -> SceneTasks.FollowedEvent<Value, Failure>? {
        lock.withLock {
            guard !waiting.isEmpty else {
                isHandling = false
                return nil
            }
            return waiting.removeFirst()
        }
    }

    /// Waits until nothing more comes, or the task is cancelled.
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

/// Whether code runs on the main queue, which is where the main actor does its work on every platform.
private final class MainQueue: @unchecked Sendable {
    private static let shared = MainQueue()
    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: shared.key) == true }
}
