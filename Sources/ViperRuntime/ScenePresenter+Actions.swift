extension ScenePresenter {
    /// Does something that people asked for, and that can't fail. It goes on when the screen goes, and isn't begun twice.
    ///
    /// For example: `perform(\.isClearing) { [interactor] in await interactor.clear() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - operation: The function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the presenter.
    ///   - then: Is called with what came of it, if the screen is still there.
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneAction(field, at: CallSite(operation, line), display: display), act, then: telling(self, then))
    }

    /// For what can't be performed: the compiler says why.
    @available(*, unavailable, message: "the closure throws, and the state has no 'failure'")
    @_disfavoredOverload
    public func perform<Value>(
        _ field: WritableKeyPath<RenderedState, Bool>? = nil,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {}
}

extension ScenePresenter where RenderedState: ShowsFailure {
    /// Does something that people asked for. It goes on when the screen goes, and isn't begun twice. What goes wrong is in the
    /// state's `failure`; when the screen has gone, ``unseenFailures`` is told.
    ///
    /// For example: `perform(\.isSaving) { [interactor] in try await interactor.save(draft: draft) }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - operation: The name of the action in failures: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the presenter.
    ///   - then: Is called with what came of it, if the screen is still there. It is handed the presenter, so as not to hold it.
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

    /// Does something that people asked for and that gives nothing back; `then` is handed the presenter alone.
    ///
    /// For example: `perform(\.isSaving) { [interactor] in try await interactor.save() } then: { $0.wireframe.showClose() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - operation: The name of the action in failures: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the presenter.
    ///   - then: Is called when it is done, if the screen is still there.
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
