/// An answer that a page's script waits for, given once: at the latest when it is deallocated.
@MainActor final class WebAnswer<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?
    private let fallback: Value

    /// Waits for the answer.
    ///
    /// - Parameters:
    ///   - fallback: The answer if none is given.
    ///   - ask: Passes the answer to whatever can give it, such as the buttons of a dialog. Objects that only this
    ///     call keeps alive are released with it, and it mustn't capture the screen, which the wait would keep alive.
    static func awaited(orElse fallback: Value, _ ask: @MainActor (WebAnswer) -> Void) async -> Value {
        await withCheckedContinuation { ask(WebAnswer(to: $0, orElse: fallback)) }
    }

    private init(to continuation: CheckedContinuation<Value, Never>, orElse fallback: Value) {
        self.continuation = continuation
        self.fallback = fallback
    }

    /// Gives the answer; does nothing if it was given before.
    func give(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }

    deinit {
        continuation?.resume(returning: fallback)
    }
}
