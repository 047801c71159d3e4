/// The value that a scene hands back, as those await it who led to the scene.
///
/// Wireframes get one of a screen before they await it, so as not to keep the screen meanwhile. For example:
/// `await outcome.value`.
@MainActor public final class SceneOutcome<Value> {
    /// What is handed back when the scene has gone.
    var result: Value?
    private var hasEnded = false
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var started = 0

    init() {}

    /// The outcome of a screen that hands nothing back.
    static var nothing: SceneOutcome<Value> {
        let outcome = SceneOutcome<Value>()
        outcome.end()
        return outcome
    }

    /// The value, when the scene has handed it back; `nil` if it went without one, or if the task that awaits it is
    /// cancelled.
    public var value: Value? {
        get async {
            let number = started
            started += 1
            await withTaskCancellationHandler {
                await withCheckedContinuation { wait(number, for: $0) }
            } onCancel: {
                Task { @MainActor in self.waiting.removeValue(forKey: number)?.resume() }
            }
            return hasEnded ? result : nil
        }
    }

    private func wait(_ number: Int, for continuation: CheckedContinuation<Void, Never>) {
        if hasEnded || Task.isCancelled {
            continuation.resume()
        } else {
            waiting[number] = continuation
        }
    }

    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for continuation in waiting.values { continuation.resume() }
        waiting = [:]
    }
}
