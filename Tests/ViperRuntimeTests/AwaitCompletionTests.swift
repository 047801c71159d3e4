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
}
