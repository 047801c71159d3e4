extension SceneViewModel {
    /// Loads a field that says itself how that goes. An earlier load of the field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.listData.orders) { [useCase] in try await useCase.fetchOrders() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the view model.
    ///   - then: Is called with what came, when the field has it. It is handed the view model, so as not to hold it.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Loadable<Value>>,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneLoad(field, of: operation, display: display), get, then: telling(self, then))
    }

    /// Loads a field from what can't fail. An earlier load of the field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.ownerData.name) { [useCase] in await useCase.fetchName() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - get: Returns the value.
    ///   - then: Is called with what came, when the field has it.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>,
        _ get: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneLoad(plain: field, display: display), get, then: telling(self, then))
    }

    /// For what can't be loaded: the compiler says why.
    @available(
        *,
        unavailable,
        message: "the field doesn't hold what the closure returns, or the closure throws: name the part by 'of:'"
    )
    @_disfavoredOverload
    public func load<Field, Value>(
        _ field: ReferenceWritableKeyPath<Self, Field>,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {}

    /// Loads what `then` shows, from what can't fail. A load that was begun in the same place is cancelled.
    ///
    /// For example: `load { [useCase] in await useCase.total() } then: { viewModel, total in viewModel.show(total) }`.
    ///
    /// - Parameters:
    ///   - operation: The function that begins it.
    ///   - line: The line that begins it.
    ///   - get: Returns the value.
    ///   - then: Shows what came.
    public func load<Value>(
        operation: String = #function,
        line: Int = #line,
        _ get: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        let load = SceneLoad<Self, Value>(plain: nil, at: CallSite(operation, line), display: display)
        tasks.begin(load, get, then: telling(self, then))
    }
}

extension SceneViewModel {
    /// Loads a field. An earlier load of the field is cancelled, and what it gets is dropped. A part of the screen shows how it
    /// goes: in its `isLoading`, if it has one, and in its `failure`, from which it can be tried again.
    ///
    /// For example: `load(\.imageListData.images, of: \.imageListData) { [useCase] in try await useCase.fetchImages() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - part: The part of the screen.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the view model.
    ///   - then: Is called with what came, when the field has it. It is handed the view model, so as not to hold it.
    public func load<Part: ShowsFailure, Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>,
        of part: KeyPath<Self, Part>,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let display = failingDisplay(part)
        let load = SceneLoad(plain: field, at: CallSite(operation, 0), display: display, silently: silently)
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Loads what `then` shows. A load that was begun in the same place is cancelled. A part of the screen shows how it goes.
    ///
    /// For example: `load(of: \.cartData) { [useCase] in try await useCase.fetchCart() } then: { $0.show($1) }`.
    ///
    /// - Parameters:
    ///   - part: The part of the screen.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the view model.
    ///   - then: Shows what came. It is handed the view model, so as not to hold it.
    public func load<Part: ShowsFailure, Value>(
        of part: KeyPath<Self, Part>,
        silently: Bool = false,
        operation: String = #function,
        line: Int = #line,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        let load = SceneLoad<Self, Value>(
            plain: nil,
            at: CallSite(operation, line),
            display: failingDisplay(part),
            silently: silently
        )
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Loads a field from what can't fail. An earlier load of the field is cancelled, and what it gets is dropped. A part of the
    /// screen shows in its `isLoading`, if it has one, how it goes.
    ///
    /// For example: `load(\.ownerData.name, of: \.ownerData) { [useCase] in await useCase.fetchName() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - part: The part of the screen.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - get: Returns the value.
    ///   - then: Is called with what came, when the field has it.
    public func load<Part, Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>,
        of part: KeyPath<Self, Part>,
        silently: Bool = false,
        _ get: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let load = SceneLoad(plain: field, display: display(part), silently: silently)
        tasks.begin(load, get, then: telling(self, then))
    }
}
