import Testing
import ViperRuntime

@MainActor
@Suite struct AwaitCompletionTests {
    /// Not `Sendable`.
    private final class Draft {
        var text = ""
    }

    private struct Refusal: Error {}

    private func answer(later value: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        Task {
            await Task.yield()
            completion(value)
        }
    }

    private func draft(completion: @escaping @MainActor @Sendable (Result<Draft, any Error>) -> Void) {
        let draft = Draft()
        draft.text = "soup"
        completion(.success(draft))
    }

    private func fail(completion: @escaping @MainActor @Sendable (Result<Draft, any Error>) -> Void) {
        completion(.failure(Refusal()))
    }

    @Test func anAnswerThatComesLaterIsWaitedFor() async {
        #expect(await awaitCompletion { answer(later: 42, completion: $0) } == 42)
    }

    @Test func aValueThatCannotBeSentStaysOnTheMainActor() async throws {
        let made = try await awaitCompletion { draft(completion: $0) }.get()
        #expect(made.text == "soup")
    }

    @Test func anErrorIsThrown() async {
        await #expect(throws: Refusal.self) { _ = try await awaitCompletion { fail(completion: $0) }.get() }
    }

    private func refuseWhenCancelled(_ completion: @escaping @MainActor @Sendable (Result<Int, any Error>) -> Void) {
        complete(completion) {
            try await Task.sleep(for: .seconds(3600))
            return 42
        }
    }

    @Test func cancellationReachesTheWorkBehindACompletionHandler() async {
        let waiting = Task { try await awaitCompletion { refuseWhenCancelled($0) }.get() }
        await Task.yield()
        waiting.cancel()
        await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    }

    @Test func aTaskThatWasCancelledBeforeItBeganCancelsTheWorkToo() async {
        let waiting = Task { try await awaitCompletion { refuseWhenCancelled($0) }.get() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { _ = try await waiting.value }
    }

    @Test func workIsAnsweredWhereNobodyCancels() async throws {
        #expect(await awaitCompletion { complete($0) { 42 } } == 42)
        let result: Result<Int, Refusal> = await awaitCompletion { completion in
            complete(completion) { () async throws(Refusal) -> Int in throw Refusal() }
        }
        #expect(throws: Refusal.self) { try result.get() }
    }
}
