/// Calls a function with a completion handler and waits for its value.
///
/// The `async` forms of an `mvvm` scene's repository use it. The value need not be `Sendable`, since it stays on the
/// main actor. If the waiting task is cancelled, so is the work that the function started with `complete(_:with:)` or
/// passed to ``cancelWithCaller(_:)``. For example:
///
/// ```swift
/// let recipe = try await awaitCompletion { repository.fetchRecipe(id: 42, completion: $0) }.get()
/// ```
///
/// - Parameter operation: Starts the work and passes on its completion handler. The handler has to be called exactly
///   once: a second call ends the program, and without any the caller waits forever, which is reported on the console.
/// - Returns: The value that the completion handler was called with.
@MainActor public func awaitCompletion<Value>(
    of operation: (_ completion: @escaping @MainActor @Sendable (Value) -> Void) -> Void
) async -> Value {
    let cancellation = CallerCancellation()
    let answer = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            CallerCancellation.$current.withValue(cancellation) {
                operation { value in continuation.resume(returning: Answer(value)) }
            }
        }
    } onCancel: {
        cancellation.cancel()
    }
    return answer.value
}

/// Carries a value through a continuation, although it never leaves the main actor.
@MainActor private final class Answer<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
