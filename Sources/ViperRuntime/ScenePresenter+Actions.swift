extension ScenePresenter {
    /// Performs a user's action that can't fail. It continues when the screen goes away, and isn't started twice.
    ///
    /// For example: `perform(\.isClearing) { [interactor] in await interactor.clear() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the presenter.
    ///   - then: Called with the result if the screen still exists.
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneAction(field, at: CallSite(operation, line), display: display), act, then: telling(self, then))
    }

    /// Unavailable: the compiler explains why the action can't be performed.
    @available(*, unavailable, message: "the closure throws, and the state has no 'failure'")
    @_disfavoredOverload
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {}
}

extension ScenePresenter where RenderedState: ShowsFailure {
    /// Performs a user's action. It continues when the screen goes away, and isn't started twice. An error is stored
    /// in the state's `failure`; if the screen no longer exists, it is passed to ``unseenFailures``.
    ///
    /// For example: `perform(\.isSaving) { [interactor] in try await interactor.save(draft: draft) }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - operation: The action's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the presenter.
    ///   - then: Called with the result if the screen still exists, and with the presenter, so as not to capture it.
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let site = CallSite(operation, line)
        let action = SceneAction(field, at: site, display: failingDisplay, unseen: unseenFailures)
        tasks.begin(action, act, then: telling(self, then))
    }

    /// Performs a user's action without a result; `then` is only passed the presenter.
    ///
    /// For example: `perform(\.isSaving) { [interactor] in try await interactor.save() } then: { $0.wireframe.showClose() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - operation: The action's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the presenter.
    ///   - then: Called when it is done if the screen still exists.
    public func perform(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async throws -> Void,
        then: @escaping @MainActor (Self) -> Void
    ) {
        perform(field, operation: operation, line: line, act) { presenter, _ in then(presenter) }
    }
}
