/// A state, or a part of a screen, that says why what was asked for couldn't be done.
@MainActor public protocol ShowsFailure {
    /// The failure, with others behind it; `nil` while all is well.
    var failure: SceneFailure? { get set }
}

/// A state, or a part of a screen, that says that something is loaded.
@MainActor public protocol ShowsLoading {
    /// Whether any load is under way whose field doesn't say so itself.
    var isLoading: Bool { get set }
}

/// What shows how work goes: a presenter's state, or a part of a view model's screen.
@MainActor struct WorkDisplay<State> {
    /// What tells it apart from the tasks' other displays.
    var name = AnyHashable("state")

    /// What is shown; `nil` once it is gone.
    let read: @MainActor () -> State?

    /// Changes what is shown.
    ///
    /// - Returns: Whether it is still there.
    let update: @MainActor (_ change: (inout State) -> Void) -> Bool

    /// Shows whether anything is loaded; `nil` where nothing says so.
    var showLoading: (@MainActor (_ state: inout State, _ isLoading: Bool) -> Void)?

    /// Changes the failure that is shown; `nil` where nothing can fail.
    var changeFailure: (@MainActor (_ state: inout State, _ change: (inout SceneFailure?) -> Void) -> Void)?
}

extension WorkDisplay {
    func failure(_ state: inout State, _ change: (inout SceneFailure?) -> Void) { changeFailure?(&state, change) }

    /// Whether it shows the failure of some work.
    func hasFailure(of source: Int) -> Bool {
        guard var state = read() else { return false }
        var isShown = false
        failure(&state) { isShown = $0.includes(source: source) }
        return isShown
    }
}

/// The field that says that something is loaded; `nil` where a state has none.
@MainActor func loadingField<State>(of state: State.Type) -> WritableKeyPath<State, Bool>? {
    func field<Loading: ShowsLoading>(of state: Loading.Type) -> AnyKeyPath { \Loading.isLoading }
    return (state as? any ShowsLoading.Type).flatMap { field(of: $0) as? WritableKeyPath<State, Bool> }
}

/// What is called with what came, as long as whoever began the work is there: it is handed it, and so doesn't hold it.
@MainActor func telling<Owner: AnyObject, Value>(
    _ owner: Owner,
    _ then: (@MainActor (Owner, Value) -> Void)?
) -> (@MainActor (Value) -> Void)? {
    guard let then else { return nil }
    return { [weak owner] value in if let owner { then(owner, value) } }
}

/// Where work is begun in the sources.
struct CallSite: Hashable {
    let function: String
    let line: Int

    init(_ function: String, _ line: Int) {
        (self.function, self.line) = (function, line)
    }
}

extension String {
    /// A function's name without its labels. For example: `fetchShop` of `fetchShop(shopID:)`.
    var functionName: String { String(prefix { $0 != "(" }) }
}
