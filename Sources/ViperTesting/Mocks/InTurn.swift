/// Returns a closure that answers each call of a mock's member with the next value, and later calls with the last one.
///
/// For example: the first search finds something, and the second one nothing.
///
/// ```swift
/// searching.searchRecipeClosure = inTurn(["Miso soup"], [])
/// ```
///
/// Calls may come from several threads; values that aren't `Sendable` are best used on one of them.
public nonisolated func inTurn<each Argument, Answer>(
    _ first: Answer,
    _ others: Answer...
) -> @Sendable (repeat each Argument) -> Answer {
    let turns = Turns([first] + others)
    return { (_: repeat each Argument) in turns.next() }
}

/// Returns the same for a throwing member.
///
/// For example: the first attempt fails, and the second one doesn't.
///
/// ```swift
/// searching.searchRecipeClosure = inTurn(.failure(URLError(.timedOut)), .success(["Miso soup"]))
/// ```
public nonisolated func inTurn<each Argument, Answer>(
    _ first: Result<Answer, any Error>,
    _ others: Result<Answer, any Error>...
) -> @Sendable (repeat each Argument) throws -> Answer {
    let turns = Turns([first] + others)
    return { (_: repeat each Argument) in try turns.next().get() }
}

/// The values, with the number of those already returned.
private nonisolated final class Turns<Answer>: @unchecked Sendable {
    private let answers: [Answer]
    private var given = 0
    private let mutex = Mutex()

    /// - Parameter answers: The values, at least one.
    init(_ answers: [Answer]) { self.answers = answers }

    func next() -> Answer {
        mutex.lock()
        defer { mutex.unlock() }
        let answer = answers[min(given, answers.count - 1)]
        given += 1
        return answer
    }
}
