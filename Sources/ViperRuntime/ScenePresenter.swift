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

extension ScenePresenter {
    public var unseenFailures: any UnseenFailureHandler { FailureLog() }

    /// The state, as long as there is the presenter.
    fileprivate var display: WorkDisplay<RenderedState> {
        var display = WorkDisplay<RenderedState> { [weak self] change in
            self?.update(change)
            return self != nil
        }
        if let field = loadingField(of: RenderedState.self) {
            display.showLoading = { state, isLoading in state[keyPath: field] = isLoading }
        }
        return display
    }

    fileprivate func telling<Value>(
        _ then: @escaping @MainActor (Self, Value) -> Void
    ) -> @MainActor (Value) -> Void {
        { [weak self] value in if let self { then(self, value) } }
    }
}

extension ScenePresenter where RenderedState: ShowsFailure {
    fileprivate var failingDisplay: WorkDisplay<RenderedState> {
        var display = display
        display.changeFailure = { state, change in change(&state.failure) }
        return display
    }
}

extension ScenePresenter {
    /// Loads a field that says itself how that goes. An earlier load of the field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.recipe) { [interactor] in try await interactor.fetchRecipe() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Is called with what came, when the state has it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Loadable<Value>>,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(SceneLoad(field, of: operation, display: display), get, then: telling(then))
    }

    /// Loads a field from what can't fail; the state's `isLoading` is `true` meanwhile, if there is one. An earlier load of the
    /// field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.total) { [interactor] in await interactor.fetchTotal() }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the function that begins the load names it.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load: that of the function that begins it.
    ///   - get: Returns the value.
    ///   - then: Is called with what came, when the state has it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value>? = nil,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(
            SceneLoad(plain: field, of: operation, display: display, silently: silently),
            get,
            then: telling(then)
        )
    }

    /// Does something that people asked for, and that can't fail. It goes on when the screen goes, and isn't begun twice.
    ///
    /// For example: `perform(\.isClearing) { [interactor] in await interactor.clear() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the function that begins it does.
    ///   - operation: The name of the action: that of the function that begins it.
    ///   - act: The work. It holds what it needs, and not the presenter.
    ///   - then: Is called with what came of it, if the screen is still there.
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        operation: String = #function,
        _ act: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(SceneAction(field, of: operation, display: display), act, then: telling(then))
    }
}

extension ScenePresenter where RenderedState: ShowsFailure {
    /// Loads a field; the state's `isLoading` is `true` meanwhile, if there is one. An earlier load of the field is cancelled,
    /// and what it gets is dropped. What goes wrong is in the state's `failure`, and can be tried again.
    ///
    /// For example: `load(\.shop) { [interactor] in try await interactor.fetchShop(shopID: shopID) }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the function that begins the load names it.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Is called with what came, when the state has it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value>? = nil,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        let load = SceneLoad(plain: field, of: operation, display: failingDisplay, silently: silently)
        tasks.begin(load, get, then: telling(then))
    }

    /// Loads a field that is empty until then; `then` is called with what came, which is no optional.
    ///
    /// For example: `load(\.user) { … } then: { presenter, user in presenter.fetchRecipes(of: user) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Is called with what came, when the state has it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value?>,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        let get: @MainActor () async throws -> Value? = { try await get() }
        load(field, silently: silently, operation: operation, get) { presenter, value in
            if let value { then(presenter, value) }
        }
    }

    /// Does something that people asked for. It goes on when the screen goes, and isn't begun twice. What goes wrong is in the
    /// state's `failure`; when the screen has gone, ``unseenFailures`` is told.
    ///
    /// For example: `perform(\.isSaving) { [interactor] in try await interactor.save(draft: draft) }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the function that begins it does.
    ///   - operation: The name of the action in failures: that of the function that begins it.
    ///   - act: The work. It holds what it needs, and not the presenter.
    ///   - then: Is called with what came of it, if the screen is still there.
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        operation: String = #function,
        _ act: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        let action = SceneAction(field, of: operation, display: failingDisplay, unseen: unseenFailures)
        tasks.begin(action, act, then: telling(then))
    }
}

extension ScenePresenter {
    /// Shows the values of a sequence, in a field that says itself how that goes, until it ends, fails, or the scene goes. An
    /// earlier load of the field is cancelled. It counts as loading until its first value, and can be tried again.
    ///
    /// For example: `follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - values: Returns the sequence. It is kept for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    public func follow<Values: AsyncSequence>(
        _ field: WritableKeyPath<RenderedState, Loadable<Values.Element>>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        tasks.follow(SceneLoad(field, of: operation, display: display), values)
    }
}

extension ScenePresenter where RenderedState: ShowsFailure {
    /// Shows the values of a sequence in a field, until it ends, fails, or the scene goes. An earlier load of the field is
    /// cancelled. It can be tried again.
    ///
    /// For example: `follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - values: Returns the sequence. It is kept for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    public func follow<Values: AsyncSequence>(
        _ field: WritableKeyPath<RenderedState, Values.Element>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        let load = SceneLoad(plain: field, of: operation, display: failingDisplay, silently: true)
        tasks.follow(load, values)
    }
}
