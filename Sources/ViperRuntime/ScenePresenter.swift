/// Owns the state of a scene, and the work that changes it.
///
/// Generated presenters conform to it. A load fills a field of the state, an action sets a field to `true` while it
/// runs; each is identified by its field. For example:
///
/// ```swift
/// load(\.shop) { [interactor, descriptor] in try await interactor.fetchShop(shopID: descriptor.shopID) }
/// ```
@MainActor public protocol ScenePresenter: AnyObject {
    associatedtype RenderedState

    /// The state that the screen shows.
    var state: RenderedState { get }

    /// The work under way.
    var tasks: SceneTasks { get }

    /// Handles the failure of an action whose screen no longer exists; by default it is logged.
    var unseenFailures: any UnseenFailureHandler { get }

    /// Changes the state and makes the view draw it.
    func update(_ change: (inout RenderedState) -> Void)
}

extension ScenePresenter {
    public var unseenFailures: any UnseenFailureHandler { FailureLog() }

    /// The state, as long as the presenter exists.
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
