/// A state, or a part of a screen, that shows a failure.
@MainActor public protocol ShowsFailure {
    /// The failure, which may contain others; `nil` if there is none.
    var failure: SceneFailure? { get set }
}

/// A state, or a part of a screen, that shows loading.
@MainActor public protocol ShowsLoading {
    /// True while a load is running whose field doesn't show it itself.
    var isLoading: Bool { get set }
}

/// The place that shows the progress of work: a presenter's state, or a part of a view model's screen.
@MainActor struct WorkDisplay<State> {
    /// The identity among the displays of the tasks.
    var name = AnyHashable("state")

    /// Returns the state; `nil` once it no longer exists.
    let read: @MainActor () -> State?

    /// Changes the state.
    ///
    /// - Returns: True if it still exists.
    let update: @MainActor (_ change: (inout State) -> Void) -> Bool

    /// Shows loading or its end; `nil` if nothing shows it.
    var showLoading: (@MainActor (_ state: inout State, _ isLoading: Bool) -> Void)?

    /// Changes the failure; `nil` if nothing can fail.
    var changeFailure: (@MainActor (_ state: inout State, _ change: (inout SceneFailure?) -> Void) -> Void)?
}

extension WorkDisplay {
    func failure(_ state: inout State, _ change: (inout SceneFailure?) -> Void) { changeFailure?(&state, change) }

    /// Returns true if it shows the failure of some work.
    func hasFailure(of source: Int) -> Bool {
        guard var state = read() else { return false }
        var isShown = false
        failure(&state) { isShown = $0.includes(source: source) }
        return isShown
    }
}

/// Returns the field that shows loading; `nil` if a state has none.
@MainActor func loadingField<State>(of state: State.Type) -> WritableKeyPath<State, Bool>? {
    func field<Loading: ShowsLoading>(of state: Loading.Type) -> AnyKeyPath { \Loading.isLoading }
    return (state as? any ShowsLoading.Type).flatMap { field(of: $0) as? WritableKeyPath<State, Bool> }
}

/// Returns a closure that passes the owner and the value on as long as the owner exists, so that `then` needn't
/// capture it.
@MainActor func telling<Owner: AnyObject, Value>(
    _ owner: Owner,
    _ then: (@MainActor (Owner, Value) -> Void)?
) -> (@MainActor (Value) -> Void)? {
    guard let then else { return nil }
    return { [weak owner] value in if let owner { then(owner, value) } }
}

/// The place in the sources where work is started.
struct CallSite: Hashable {
    let function: String
    let line: Int

    init(_ function: String, _ line: Int) {
        (self.function, self.line) = (function, line)
    }
}

extension String {
    /// The name of a function without its labels. For example: `fetchShop` of `fetchShop(shopID:)`.
    var functionName: String { String(prefix { $0 != "(" }) }
}
