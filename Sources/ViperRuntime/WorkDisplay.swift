/// What shows how work goes: a presenter's state, or a part of a view model's screen.
@MainActor struct WorkDisplay<State> {
    /// Changes what is shown.
    ///
    /// - Returns: Whether it is still there.
    let update: @MainActor (_ change: (inout State) -> Void) -> Bool

    /// Shows whether anything is loaded; `nil` where nothing says so.
    var showLoading: (@MainActor (_ state: inout State, _ isLoading: Bool) -> Void)?

    /// What tells it apart from the tasks' other displays.
    var name = AnyHashable("state")

    /// Changes the failure that is shown; `nil` where nothing can fail.
    var changeFailure: (@MainActor (_ state: inout State, _ change: (inout SceneFailure?) -> Void) -> Void)?
}

extension WorkDisplay {
    func failure(_ state: inout State, _ change: (inout SceneFailure?) -> Void) { changeFailure?(&state, change) }
}

/// The field that says that something is loaded; `nil` where a state has none.
@MainActor func loadingField<State>(of state: State.Type) -> WritableKeyPath<State, Bool>? {
    func field<Loading: ShowsLoading>(of state: Loading.Type) -> AnyKeyPath { \Loading.isLoading }
    return (state as? any ShowsLoading.Type).flatMap { field(of: $0) as? WritableKeyPath<State, Bool> }
}

extension String {
    /// A function's name without its labels. For example: `fetchShop` of `fetchShop(shopID:)`.
    var functionName: String { String(prefix { $0 != "(" }) }
}
