/// An answer that a page's script waits for, given once: at the latest when nobody is left to give it.
@MainActor final class WebAnswer<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?
    private let fallback: Value

    /// Waits for the answer.
    ///
    /// - Parameters:
    ///   - fallback: The answer when nobody gives one.
    ///   - ask: Hands the answer to who can give it, such as the buttons of a dialog. What this call alone keeps alive goes
    ///     with it, and nothing that it captures should be the screen: the wait would keep that.
    static func awaited(orElse fallback: Value, _ ask: @MainActor (WebAnswer) -> Void) async -> Value {
        await withCheckedContinuation { ask(WebAnswer(to: $0, orElse: fallback)) }
    }

    private init(to continuation: CheckedContinuation<Value, Never>, orElse fallback: Value) {
        self.continuation = continuation
        self.fallback = fallback
    }

    /// Gives the answer; nothing happens when it was given before.
    func give(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }

    deinit {
        continuation?.resume(returning: fallback)
    }
}
