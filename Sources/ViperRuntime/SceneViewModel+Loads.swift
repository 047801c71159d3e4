extension SceneViewModel {
    /// Loads a `Loadable` field. An earlier load of the field is cancelled and its result dropped.
    ///
    /// For example: `load(\.listData.orders) { [useCase] in try await useCase.fetchOrders() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the view model.
    ///   - then: Called with the value once the field has it, and with the view model, so as not to capture it.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Loadable<Value>>,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneLoad(field, of: operation, display: display), get, then: telling(self, then))
    }

    /// Loads a field from a source that can't fail. An earlier load of the field is cancelled and its result dropped.
    ///
    /// For example: `load(\.ownerData.name) { [useCase] in await useCase.fetchName() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - get: Returns the value.
    ///   - then: Called with the value once the field has it.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>,
        _ get: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneLoad(plain: field, display: display), get, then: telling(self, then))
    }

    /// Unavailable: the compiler explains why the field can't be loaded.
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

    /// Loads a value for `then` from a source that can't fail. An earlier load started at the same place is cancelled.
    ///
    /// For example: `load { [useCase] in await useCase.total() } then: { viewModel, total in viewModel.show(total) }`.
    ///
    /// - Parameters:
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - get: Returns the value.
    ///   - then: Shows the value.
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
    /// Loads a field. An earlier load of the field is cancelled and its result dropped. A part of the screen shows the
    /// progress in its `isLoading`, if it has one, and an error in its `failure`, from which the load can be retried.
    ///
    /// For example: `load(\.imageListData.images, of: \.imageListData) { [useCase] in try await useCase.fetchImages() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - part: The part of the screen.
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the view model.
    ///   - then: Called with the value once the field has it, and with the view model, so as not to capture it.
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

    /// Loads a value for `then`. An earlier load started at the same place is cancelled. A part of the screen shows
    /// the progress.
    ///
    /// For example: `load(of: \.cartData) { [useCase] in try await useCase.fetchCart() } then: { $0.show($1) }`.
    ///
    /// - Parameters:
    ///   - part: The part of the screen.
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - get: Returns the value. Kept for ``SceneTasks/retry()`` until it succeeds; mustn't capture the view model.
    ///   - then: Shows the value. It is passed the view model, so as not to capture it.
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

    /// Loads a field from a source that can't fail. An earlier load of the field is cancelled and its result dropped.
    /// A part of the screen shows the progress in its `isLoading`, if it has one.
    ///
    /// For example: `load(\.ownerData.name, of: \.ownerData) { [useCase] in await useCase.fetchName() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - part: The part of the screen.
    ///   - silently: True to leave `isLoading` unchanged, for example for a mere refresh.
    ///   - get: Returns the value.
    ///   - then: Called with the value once the field has it.
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
