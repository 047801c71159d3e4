extension SceneViewModel {
    /// Loads what no part of the screen shows the failure of. An earlier load of the field is cancelled, and what it gets is
    /// dropped.
    ///
    /// For example: `load(\.state.lid) { [useCase] in try await useCase.fetchLid() } failed: { viewModel, error in … }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the place that begins the load names it.
    ///   - operation: The function that begins it.
    ///   - line: The line that begins it.
    ///   - get: Returns the value. It mustn't hold the view model.
    ///   - then: Is called with what came, when the field has it.
    ///   - failed: Shows what went wrong.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil,
        failed: @escaping @MainActor (Self, any Error) -> Void
    ) {
        var load = SceneLoad(plain: field, at: CallSite(operation, line), display: display)
        load.failed = telling(self, failed)
        tasks.begin(load, get, then: telling(self, then))
    }

    /// Follows values of which no part of the screen shows the failure.
    ///
    /// For example: `follow(\.state.price) { [useCase] in SentValues(useCase.prices()) } failed: { viewModel, error in … }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received and shown nowhere.
    ///   - operation: The function that begins it.
    ///   - line: The line that begins it.
    ///   - values: Returns the values. It mustn't hold the view model.
    ///   - failed: Shows what went wrong.
    public func follow<Value, Failure: Error>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ values: @escaping @MainActor () -> SentValues<Value, Failure>,
        failed: @escaping @MainActor (Self, any Error) -> Void
    ) {
        var load = SceneLoad(plain: field, at: CallSite(operation, line), display: display)
        load.failed = telling(self, failed)
        tasks.follow(load, values)
    }

    /// Does something that people asked for, and of which no part of the screen shows the failure. It goes on when the screen
    /// goes, and isn't begun twice.
    ///
    /// For example: `perform(\.state.isShutting, unseen: useCase) { [useCase] in try await useCase.shut() } failed: { … }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - unseen: Whoever is told of a failure when the screen has gone; without one it is logged.
    ///   - operation: The name of the action where it is told: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the view model.
    ///   - then: Is called with what came of it, if the screen is still there.
    ///   - failed: Shows what went wrong, if the screen is still there.
    public func perform<Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        unseen: (any UnseenFailureHandler)? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil,
        failed: @escaping @MainActor (Self, any Error) -> Void
    ) {
        var action = SceneAction(field, at: CallSite(operation, line), display: display, unseen: unseen)
        action.failed = telling(self, failed)
        tasks.begin(action, act, then: telling(self, then))
    }
}
