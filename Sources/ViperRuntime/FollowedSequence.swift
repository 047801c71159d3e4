extension SceneTasks {
    /// Shows the values of a sequence until it ends, fails, or the scene goes. Like a load's, an earlier one of the name is
    /// cancelled, and it counts as loading until its first value.
    func follow<State, Values: AsyncSequence>(
        _ load: SceneLoad<State, Values.Element>,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        showBeginning(of: load)
        replace(load.name, shownIn: load.shownIn) { [weak self] in
            var sequence = FollowedSequence(values())
            var failure: (any Error)? = CancellationError()
            do {
                while let value = try await sequence.next() {
                    guard let self, isWanted(load.name) else { return }
                    failure = nil
                    _ = show(.success(value), of: load)
                }
            } catch {
                failure = error
            }
            guard let self, isWanted(load.name) else { return }
            end(load, with: failure)
        }
        keep({ [weak self] in self?.follow(load, values) }, for: load.name)
    }
}

/// A sequence that one task reads, outside of the main actor where it has to be.
private nonisolated struct FollowedSequence<Values: AsyncSequence>: @unchecked Sendable where Values.Element: Sendable {
    private var iterator: Values.AsyncIterator

    init(_ values: Values) { iterator = values.makeAsyncIterator() }

    mutating func next() async throws -> Values.Element? { try await iterator.next() }
}
