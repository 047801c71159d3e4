extension ScenePresenter {
    /// Loads a `Loadable` field. An earlier load of the field is cancelled and its result dropped.
    ///
    /// For example: `load(\.recipe) { [interactor] in try await interactor.fetchRecipe() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the presenter.
    ///   - then: Called with the value once the state has it, and with the presenter, so as not to capture it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Loadable<Value>>,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneLoad(field, of: operation, display: display), get, then: telling(self, then))
    }

    /// Loads a field from a source that can't fail; the state's `isLoading`, if any, is `true` meanwhile. An earlier
    /// load of the field is cancelled and its result dropped.
    ///
    /// For example: `load(\.total) { [interactor] in await interactor.fetchTotal() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - get: Returns the value.
    ///   - then: Called with the value once the state has it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value>,
        silently: Bool = false,
        _ get: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let load = SceneLoad(plain: field, display: display, silently: silently)
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Loads a value for `then` from a source that can't fail. An earlier load started at the same place is cancelled.
    ///
    /// For example: `load { [interactor] in await interactor.total() } then: { presenter, total in presenter.show(total) }`.
    ///
    /// - Parameters:
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - get: Returns the value.
    ///   - then: Shows the value.
    public func load<Value>(
        silently: Bool = false,
        operation: String = #function,
        line: Int = #line,
        _ get: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        let load = SceneLoad<RenderedState, Value>(
            plain: nil,
            at: CallSite(operation, line),
            display: display,
            silently: silently
        )
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Unavailable: the compiler explains why the field can't be loaded.
    @available(
        *,
        unavailable,
        message: "the field doesn't hold what the closure returns, or the closure throws and the state has no 'failure'"
    )
    @_disfavoredOverload
    public func load<Field, Value>(
        _ field: WritableKeyPath<RenderedState, Field>,
        silently: Bool = false,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {}
}

extension ScenePresenter where RenderedState: ShowsFailure {
    /// Loads a field; the state's `isLoading`, if any, is `true` meanwhile. An earlier load of the field is cancelled
    /// and its result dropped. An error is stored in the state's `failure`, and the load can be retried.
    ///
    /// For example: `load(\.shop) { [interactor] in try await interactor.fetchShop(shopID: shopID) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the presenter.
    ///   - then: Called with the value once the state has it, and with the presenter, so as not to capture it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value>,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let load = SceneLoad(plain: field, at: CallSite(operation, 0), display: failingDisplay, silently: silently)
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Loads an optional field; `then` is called with the unwrapped value.
    ///
    /// For example: `load(\.user) { … } then: { presenter, user in presenter.fetchRecipes(of: user) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the presenter.
    ///   - then: Called with the value once the state has it, and with the presenter, so as not to capture it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value?>,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        let get: @MainActor () async throws -> Value? = { try await get() }
        load(field, silently: silently, operation: operation, get) { presenter, value in
            if let value { then(presenter, value) }
        }
    }

    /// Loads a value for `then`. An earlier load started at the same place is cancelled. An error is stored in the
    /// state's `failure`, and the load can be retried.
    ///
    /// For example: `load { [interactor] in try await interactor.fetchCart() } then: { presenter, cart in presenter.show(cart) }`.
    ///
    /// - Parameters:
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the presenter.
    ///   - then: Shows the value. It is passed the presenter, so as not to capture it.
    public func load<Value>(
        silently: Bool = false,
        operation: String = #function,
        line: Int = #line,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        let load = SceneLoad<RenderedState, Value>(
            plain: nil,
            at: CallSite(operation, line),
            display: failingDisplay,
            silently: silently
        )
        tasks.begin(load, get, then: telling(self, then))
    }
}

extension ScenePresenter {
    /// Shows the values of a sequence in a `Loadable` field, until it ends, fails, or the scene goes away. An earlier
    /// load of the field is cancelled. It counts as loading until its first value, and can be retried.
    ///
    /// For example: `follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - values: Returns a new sequence each time. It is kept for ``SceneTasks/retry()``, so it mustn't capture the
    ///     presenter.
    public func follow<Values: AsyncSequence & Sendable>(
        _ field: WritableKeyPath<RenderedState, Loadable<Values.Element>>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        tasks.follow(SceneLoad(field, of: operation, display: display), values)
    }

    /// Shows the values of a stream that can't fail in a field, until it ends or the scene goes away. An earlier load
    /// of the field is cancelled. The state's `isLoading` doesn't include it.
    ///
    /// For example: `follow(\.isOnline) { [interactor] in interactor.isOnline() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - values: Returns a new stream each time.
    @_disfavoredOverload
    public func follow<Value: Sendable>(
        _ field: WritableKeyPath<RenderedState, Value>,
        _ values: @escaping @MainActor () -> AsyncStream<Value>
    ) {
        let load = SceneLoad(plain: field, display: display, silently: true)
        tasks.follow(load, values)
    }
}

extension ScenePresenter where RenderedState: ShowsFailure {
    /// Shows the values of a sequence in a field, until it ends, fails, or the scene goes away. An earlier load of the
    /// field is cancelled. It can be retried; the state's `isLoading` doesn't include it.
    ///
    /// For example: `follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - values: Returns a new sequence each time. It is kept for ``SceneTasks/retry()``, so it mustn't capture the
    ///     presenter.
    public func follow<Values: AsyncSequence & Sendable>(
        _ field: WritableKeyPath<RenderedState, Values.Element>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        let load = SceneLoad(plain: field, at: CallSite(operation, 0), display: failingDisplay, silently: true)
        tasks.follow(load, values)
    }
}
