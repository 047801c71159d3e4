import Foundation

/// Hands the cancellation of a task that waits for a completion handler on to the work behind that.
final class CallerCancellation: Sendable {
    /// That of the task that waits for what is begun now.
    @TaskLocal static var current: CallerCancellation?

    private let work = CancellableWork()

    /// Adds something to cancel; at once, where the caller is cancelled already.
    func add(_ cancel: @escaping @Sendable () -> Void) {
        if !work.add(cancel) { cancel() }
    }

    func cancel() {
        for cancel in work.end() { cancel() }
    }
}

/// What is to be cancelled, until it was.
private final class CancellableWork: @unchecked Sendable {
    private let lock = NSLock()
    private var isCancelled = false
    private var handlers: [@Sendable () -> Void] = []

    /// Whether it is kept.
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

/// Cancels work when the task is cancelled that waits for the completion handler of the function it is called from.
///
/// Call it in a repository's method before that returns. Nothing happens where no task waits, or it is never cancelled.
/// For example, with a request of `URLSession`:
///
/// ```swift
/// let request = session.dataTask(with: url) { … }
/// cancelWithCaller { request.cancel() }
/// request.resume()
/// ```
///
/// - Parameter cancel: Cancels the work. It is called on any thread, once.
@MainActor public func cancelWithCaller(_ cancel: @escaping @Sendable () -> Void) {
    CallerCancellation.current?.add(cancel)
}

/// Calls a completion handler with what an `async` operation comes to, and cancels that when the caller is cancelled.
///
/// It is how an `mvvm` scene's repository stands on `async` services. For example:
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

/// Calls a completion handler with what an `async` operation returns, and cancels that when the caller is cancelled.
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
