/// Owns the state of a scene, and the work that changes it.
///
/// Presenters that are generated conform to it. A load fills a field of the state, an action says in a field that it is
/// under way; each is named by its field. For example:
///
/// ```swift
/// load(\.shop) { [interactor, descriptor] in try await interactor.fetchShop(shopID: descriptor.shopID) }
/// ```
@MainActor public protocol ScenePresenter: AnyObject {
    associatedtype RenderedState

    /// What the screen shows.
    var state: RenderedState { get }

    /// What is under way.
    var tasks: SceneTasks { get }

    /// Whoever is told of an action that failed when its screen had gone; without more, such a failure is logged.
    var unseenFailures: any UnseenFailureHandler { get }

    /// Changes the state, and has the view draw it.
    func update(_ change: (inout RenderedState) -> Void)
}

extension ScenePresenter {
    public var unseenFailures: any UnseenFailureHandler { FailureLog() }

    /// The state, as long as there is the presenter.
    var display: WorkDisplay<RenderedState> {
        var display = WorkDisplay<RenderedState>(
            read: { [weak self] in self?.state },
            update: { [weak self] change in
                self?.update(change)
                return self != nil
            }
        )
        if let field = loadingField(of: RenderedState.self) {
            display.showLoading = { state, isLoading in state[keyPath: field] = isLoading }
        }
        return display
    }
}

extension ScenePresenter where RenderedState: ShowsFailure {
    var failingDisplay: WorkDisplay<RenderedState> {
        var display = display
        display.changeFailure = { state, change in change(&state.failure) }
        return display
    }
}
