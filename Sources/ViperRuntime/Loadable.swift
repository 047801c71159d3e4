/// What a screen knows of something that is loaded: whether it was asked for, and what was there before.
///
/// A field of a state is one where its spec says so. For example: `state.recipe = .loaded(recipe)`.
public enum Loadable<Value> {
    /// Nobody has asked for it yet.
    case notAsked
    /// It is on its way; with what was there before.
    case loading(Value?)
    case loaded(Value)
    /// It didn't come; with what was there before.
    case failed(SceneFailure, Value?)

    /// What there is to show, be it old or new.
    public var value: Value? {
        switch self {
        case .notAsked: nil
        case .loaded(let value): value
        case .loading(let value), .failed(_, let value): value
        }
    }

    /// Whether it is on its way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Why it didn't come; `nil` while all is well.
    ///
    /// It is of a load, however it was made, so that it can be tried again.
    public var failure: SceneFailure? {
        guard case .failed(var failure, _) = self else { return nil }
        failure.isOfLoad = true
        return failure
    }

    /// Says that it is on its way, and keeps what is there.
    ///
    /// For example: `update { $0.recipe.begin() }`.
    public mutating func begin() { self = .loading(value) }

    /// Says that it didn't come, and keeps what is there. When the work was cancelled, all is as if nobody had asked again.
    ///
    /// For example: `update { $0.recipe.fail(error, in: "fetchRecipe") }`.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - operation: The name of the load.
    public mutating func fail(_ error: any Error, in operation: String) {
        guard !SceneFailure.isCancellation(error) else {
            self = value.map { .loaded($0) } ?? .notAsked
            return
        }
        self = .failed(SceneFailure(error, inLoad: operation), value)
    }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}
