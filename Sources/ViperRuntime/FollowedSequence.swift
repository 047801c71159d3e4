extension SceneTasks {
    /// Shows the values of a sequence until it ends, fails, or the scene goes away. Like a load, it cancels an earlier
    /// one of the same name, and it counts as loading until its first value.
    func follow<State, Values: AsyncSequence & Sendable>(
        _ load: SceneLoad<State, Values.Element>,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        showBeginning(of: load)
        let number = nextNumber
        replace(load.name) { [weak self] in
            var sequence = FollowedSequence(values())
            var end = FollowedEnd.early
            do {
                while let value = try await sequence.next() {
                    guard let self, isWanted(load.name, number) else { return }
                    show(.success(value), of: load, number, endsLoading: end.isEarly)
                    end = .done
                }
            } catch {
                end = .failed(error)
            }
            guard let self, isWanted(load.name, number) else { return }
            show(end, of: load, number)
        }
        keep(load, number) { [weak self] in self?.follow(load, values) }
    }

    /// Shows the end of a sequence. If it had no values, the field returns to its previous state.
    func show<State, Value>(_ end: FollowedEnd, of load: SceneLoad<State, Value>, _ number: Int) {
        switch end {
        case .early:
            forget(load.name)
            show(.failure(CancellationError()), of: load, number)
        case .failed(let error):
            if SceneFailure.isCancellation(error) { forget(load.name) }
            show(.failure(error), of: load, number)
        case .done: forget(load.name)
        }
    }
}

/// The end of a sequence that is followed.
enum FollowedEnd {
    /// It ended before there was a value.
    case early
    case done
    case failed(any Error)

    var isEarly: Bool { if case .early = self { true } else { false } }
}

/// A sequence that one task reads, outside the main actor if necessary.
private nonisolated struct FollowedSequence<Values: AsyncSequence & Sendable>: @unchecked Sendable
where Values.Element: Sendable {
    private var iterator: Values.AsyncIterator

    init(_ values: Values) { iterator = values.makeAsyncIterator() }

    mutating func next() async throws -> Values.Element? { try await iterator.next() }
}
