/// The loading state of a value: whether it was requested, with the previous value.
///
/// A field of a state is one if its spec says so. For example: `state.recipe = .loaded(recipe)`.
public enum Loadable<Value> {
    /// It hasn't been requested yet.
    case notAsked
    /// It is loading; with the previous value.
    case loading(Value?)
    case loaded(Value)
    /// Loading failed; with the previous value.
    case failed(SceneFailure, Value?)

    /// The value to show, new or old.
    public var value: Value? {
        switch self {
        case .notAsked: nil
        case .loaded(let value): value
        case .loading(let value), .failed(_, let value): value
        }
    }

    /// True while it is loading.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The reason why loading failed; `nil` if it didn't.
    ///
    /// It is marked as the failure of a load, so that it can be retried.
    public var failure: SceneFailure? {
        guard case .failed(var failure, _) = self else { return nil }
        failure.isOfLoad = true
        return failure
    }

    /// Marks it as loading, and keeps the value.
    ///
    /// For example: `update { $0.recipe.begin() }`.
    public mutating func begin() { self = .loading(value) }

    /// Marks it as failed, and keeps the value. If the work was cancelled, the state is as before the request.
    ///
    /// For example: `update { $0.recipe.fail(error, in: "fetchRecipe") }`.
    ///
    /// - Parameters:
    ///   - error: The error that was thrown.
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
