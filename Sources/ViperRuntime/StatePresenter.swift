/// The view that a presenter has draw its state.
///
/// For example: `extension CartViewController: SceneViewContract { func render(_ state: CartState) { … } }`.
@MainActor public protocol SceneViewContract<RenderedState>: AnyObject {
    associatedtype RenderedState

    func render(_ state: RenderedState)
}

/// A presenter that keeps the state of its scene, and has the view draw each change.
///
/// Generated presenters inherit from it and add what they are made of. For example, in a presenter:
///
/// ```swift
/// update { $0.quantity += 1 }
/// ```
@MainActor open class StatePresenter<Descriptor, State>: ScenePresenter {
    /// What the scene was opened with.
    public let descriptor: Descriptor
    public private(set) var state: State
    /// The view, which keeps the presenter. On iOS 15 it can be set and called, but not compared or cast: Swift knows
    /// the types of such protocols at run time from iOS 16 on.
    public weak var view: (any SceneViewContract<State>)?
    /// What is under way. Loads are cancelled when the presenter goes, and tests can await all of it.
    public let tasks = SceneTasks()

    public init(descriptor: Descriptor, state: State, view: (any SceneViewContract<State>)? = nil) {
        self.descriptor = descriptor
        self.state = state
        self.view = view
    }

    open var unseenFailures: any UnseenFailureHandler { FailureLog() }

    /// Changes the state, and has the view draw it. The change may read the state that it changes.
    public func update(_ change: (inout State) -> Void) {
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}
