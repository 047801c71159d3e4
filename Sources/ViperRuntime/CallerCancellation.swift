import Foundation

/// Passes the cancellation of a task that waits for a completion handler on to the work behind the handler.
final class CallerCancellation: Sendable {
    /// The cancellation of the task that waits for the work started now.
    @TaskLocal static var current: CallerCancellation?

    private let work = CancellableWork()

    /// Adds a cancellation handler; calls it at once if the caller is already cancelled.
    func add(_ cancel: @escaping @Sendable () -> Void) {
        if !work.add(cancel) { cancel() }
    }

    func cancel() {
        for cancel in work.end() { cancel() }
    }
}

/// The cancellation handlers, until they are called.
private final class CancellableWork: @unchecked Sendable {
    private let lock = NSLock()
    private var isCancelled = false
    private var handlers: [@Sendable () -> Void] = []

    /// Adds a handler. Returns false if the work is already cancelled.
    func add(_ handler: @escaping @Sendable () -> Void) -> Bool {
        lock.withLock {
            if !isCancelled { handlers.append(handler) }
            return !isCancelled
        }
    }

    func end() -> [@Sendable () -> Void] {
        lock.withLock {
            isCancelled = true
            defer { handlers = [] }
            return handlers
        }
    }
}

/// Cancels work when the task is cancelled that waits for the completion handler of the calling function.
///
/// Call it in a repository's method before that returns. It has no effect if no task waits, or if the task is never
/// cancelled. For example, with a request of `URLSession`:
///
/// ```swift
/// let request = session.dataTask(with: url) { … }
/// cancelWithCaller { request.cancel() }
/// request.resume()
/// ```
///
/// - Parameter cancel: Cancels the work. It is called at most once, on any thread.
@MainActor public func cancelWithCaller(_ cancel: @escaping @Sendable () -> Void) {
    CallerCancellation.current?.add(cancel)
}

/// Calls a completion handler with the result of an `async` operation, which is cancelled with the caller.
///
/// With it, an `mvvm` scene's repository can use `async` services. For example:
///
/// ```swift
/// func fetchRecipe(id: Int64, completion: @escaping @MainActor @Sendable (Result<Recipe, any Error>) -> Void) {
///     complete(completion) { [recipes] in try await recipes.recipe(id: id) }
/// }
/// ```
///
/// - Parameters:
///   - completion: The handler, which is called once.
///   - operation: The work.
@MainActor public func complete<Value, Failure: Error>(
    _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void,
    with operation: @escaping @MainActor () async throws(Failure) -> Value
) {
    let task = Task { @MainActor in
        do throws(Failure) {
            completion(.success(try await operation()))
        } catch {
            completion(.failure(error))
        }
    }
    cancelWithCaller { task.cancel() }
}

/// Calls a completion handler with the value of an `async` operation, which is cancelled with the caller.
///
/// For example: `complete(completion) { [recipes] in await recipes.cached() }`.
///
/// - Parameters:
///   - completion: The handler, which is called once.
///   - operation: The work.
@MainActor public func complete<Value>(
    _ completion: @escaping @MainActor @Sendable (Value) -> Void,
    with operation: @escaping @MainActor () async -> Value
) {
    let task = Task { @MainActor in completion(await operation()) }
    cancelWithCaller { task.cancel() }
}
