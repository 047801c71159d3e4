extension ScenePresenter {
    /// Loads a field that says itself how that goes. An earlier load of the field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.recipe) { [interactor] in try await interactor.fetchRecipe() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Is called with what came, when the state has it. It is handed the presenter, so as not to hold it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Loadable<Value>>,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneLoad(field, of: operation, display: display), get, then: telling(self, then))
    }

    /// Loads a field from what can't fail; the state's `isLoading` is `true` meanwhile, if there is one. An earlier load of the
    /// field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.total) { [interactor] in await interactor.fetchTotal() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - get: Returns the value.
    ///   - then: Is called with what came, when the state has it.
    public func load<Value>(
        _ field: WritableKeyPath<RenderedState, Value>,
        silently: Bool = false,
        _ get: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let load = SceneLoad(plain: field, display: display, silently: silently)
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Loads what `then` shows, from what can't fail. A load that was begun in the same place is cancelled.
    ///
    /// For example: `load { [interactor] in await interactor.total() } then: { presenter, total in presenter.show(total) }`.
    ///
    /// - Parameters:
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The function that begins it.
    ///   - line: The line that begins it.
    ///   - get: Returns the value.
    ///   - then: Shows what came.
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

    /// For what can't be loaded: the compiler says why.
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
    /// Loads a field; the state's `isLoading` is `true` meanwhile, if there is one. An earlier load of the field is cancelled,
    /// and what it gets is dropped. What goes wrong is in the state's `failure`, and can be tried again.
    ///
    /// For example: `load(\.shop) { [interactor] in try await interactor.fetchShop(shopID: shopID) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Is called with what came, when the state has it. It is handed the presenter, so as not to hold it.
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

    /// Loads a field that is empty until then; `then` is called with what came, which is no optional.
    ///
    /// For example: `load(\.user) { … } then: { presenter, user in presenter.fetchRecipes(of: user) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Is called with what came, when the state has it. It is handed the presenter, so as not to hold it.
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

    /// Loads what `then` shows. A load that was begun in the same place is cancelled. What goes wrong is in the state's
    /// `failure`, and can be tried again.
    ///
    /// For example: `load { [interactor] in try await interactor.fetchCart() } then: { presenter, cart in presenter.show(cart) }`.
    ///
    /// - Parameters:
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the presenter.
    ///   - then: Shows what came. It is handed the presenter, so as not to hold it.
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
    /// Shows the values of a sequence, in a field that says itself how that goes, until it ends, fails, or the scene goes. An
    /// earlier load of the field is cancelled. It counts as loading until its first value, and can be tried again.
    ///
    /// For example: `follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - values: Returns the sequence, a new one each time. It is kept for ``SceneTasks/retry()``, so it mustn't hold the
    ///     presenter.
    public func follow<Values: AsyncSequence & Sendable>(
        _ field: WritableKeyPath<RenderedState, Loadable<Values.Element>>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        tasks.follow(SceneLoad(field, of: operation, display: display), values)
    }

    /// Shows the values of a stream that can't fail in a field, until it ends or the scene goes. An earlier load of the field is
    /// cancelled. The state's `isLoading` says nothing of it.
    ///
    /// For example: `follow(\.isOnline) { [interactor] in interactor.isOnline() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - values: Returns the stream, a new one each time.
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
    /// Shows the values of a sequence in a field, until it ends, fails, or the scene goes. An earlier load of the field is
    /// cancelled. It can be tried again; the state's `isLoading` says nothing of it.
    ///
    /// For example: `follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - values: Returns the sequence, a new one each time. It is kept for ``SceneTasks/retry()``, so it mustn't hold the
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
