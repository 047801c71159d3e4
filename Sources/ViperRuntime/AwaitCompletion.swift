/// Waits for what a function hands to its completion handler.
///
/// The `async` forms of an `mvvm` scene's repository use it. The value need not be `Sendable`, since it stays on
/// the main actor. Where the waiting task is cancelled, so is the work that the function began with
/// `complete(_:with:)` or named by ``cancelWithCaller(_:)``. For example:
///
/// ```swift
/// let recipe = try await awaitCompletion { repository.fetchRecipe(id: 42, completion: $0) }.get()
/// ```
///
/// - Parameter operation: Starts the work, and hands on the completion handler that it is given. The handler has to be
///   called once: with a second call the program ends, and without any the caller waits for ever, and says so on the
///   console.
/// - Returns: What the completion handler was called with.
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

/// Takes a value through a continuation without letting it leave the main actor.
@MainActor private final class Answer<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
