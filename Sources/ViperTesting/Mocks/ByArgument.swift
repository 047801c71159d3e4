/// Returns a closure that answers each call of a mock's member by its first argument, ignoring the others.
///
/// For example: each recipe has its price, and unknown ones cost nothing.
///
/// ```swift
/// pricing.priceClosure = byArgument(["miso": 3, "tofu": 2], otherwise: 0)
/// ```
public nonisolated func byArgument<First: Hashable & Sendable, each Argument, Answer: Sendable>(
    _ answers: [First: Answer],
    otherwise: Answer
) -> @Sendable (First, repeat each Argument) -> Answer {
    { (first: First, _: repeat each Argument) in answers[first] ?? otherwise }
}

/// Returns the same for a throwing member.
///
/// For example: one recipe is found, another one fails, and there are no more.
///
/// ```swift
/// repository.loadClosure = byArgument([1: .success(miso), 2: .failure(Offline())], otherwise: .success(nil))
/// ```
public nonisolated func byArgument<First: Hashable & Sendable, each Argument, Answer: Sendable>(
    _ answers: [First: Result<Answer, any Error>],
    otherwise: Result<Answer, any Error>
) -> @Sendable (First, repeat each Argument) throws -> Answer {
    { (first: First, _: repeat each Argument) in try (answers[first] ?? otherwise).get() }
}
