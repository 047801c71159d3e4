/// A field of a state that is loaded.
///
/// For example: `var shop: Loadable<Shop> = .notAsked`.
public nonisolated enum Loadable<Value> {
    /// Not requested yet.
    case notAsked
    /// Requested; with the value from before.
    case loading(Value?)
    case loaded(Value)
    /// Failed; with the value from before.
    case failed(SceneFailure, Value?)

    /// The value to show, old or new.
    public var value: Value? {
        switch self {
        case .notAsked: nil
        case .loaded(let value): value
        case .loading(let value), .failed(_, let value): value
        }
    }

    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    public var failure: SceneFailure? {
        if case .failed(let failure, _) = self { failure } else { nil }
    }

    mutating func begin() { self = .loading(value) }

    /// Keeps the value. A cancelled load leaves the field as it was before.
    mutating func fail(_ error: any Error, in field: String) {
        if SceneFailure.isCancellation(error) {
            self = value.map { .loaded($0) } ?? .notAsked
        } else {
            self = .failed(SceneFailure(error, in: field), value)
        }
    }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}
