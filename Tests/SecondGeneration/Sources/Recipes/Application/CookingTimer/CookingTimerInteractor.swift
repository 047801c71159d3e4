@MainActor
final class CookingTimerInteractor: CookingTimerInteractorContract {
    private let environment: any CookingTimerEnvironment

    init(environment: any CookingTimerEnvironment) {
        self.environment = environment
    }

    func countdown(minutes: Int) -> AsyncStream<Int> {
        AsyncStream { continuation in
            let counting = Task {
                for second in stride(from: minutes * 60, through: 0, by: -1) {
                    continuation.yield(second)
                    try await Task.sleep(nanoseconds: 1_000_000_000)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in counting.cancel() }
        }
    }
}
