extension SceneViewModel {
    /// Loads a value whose failure no part of the screen shows. An earlier load of the field is cancelled and its
    /// result dropped.
    ///
    /// For example: `load(\.state.lid) { [useCase] in try await useCase.fetchLid() } failed: { viewModel, error in … }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the place of the call identifies the load.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - get: Returns the value. It mustn't capture the view model.
    ///   - then: Called with the value once the field has it.
    ///   - failed: Shows the error.
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

    /// Follows values whose failure no part of the screen shows.
    ///
    /// For example: `follow(\.state.price) { [useCase] in SentValues(useCase.prices()) } failed: { viewModel, error in … }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received but not shown.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - values: Returns the values. It mustn't capture the view model.
    ///   - failed: Shows the error.
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

    /// Performs a user's action whose failure no part of the screen shows. It continues when the screen goes away, and
    /// isn't started twice.
    ///
    /// For example: `perform(\.state.isShutting, unseen: useCase) { [useCase] in try await useCase.shut() } failed: { … }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - unseen: Handles a failure if the screen no longer exists; without one, it is logged.
    ///   - operation: The action's name for `unseen`, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the view model.
    ///   - then: Called with the result if the screen still exists.
    ///   - failed: Shows the error if the screen still exists.
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
