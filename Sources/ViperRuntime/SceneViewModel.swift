/// Owns the data that the parts of a screen draw, and the work that changes it.
///
/// View models of `mvvm` scenes conform to it. A load fills a field, an action sets a field to `true` while it runs;
/// each is identified by its field, and the part that it is `of` shows its progress. For example:
///
/// ```swift
/// load(\.imageListData.images, of: \.imageListData) { [useCase] in try await useCase.fetchImages() }
/// ```
@MainActor public protocol SceneViewModel: AnyObject {
    /// The work under way.
    var tasks: SceneTasks { get }
}

extension SceneViewModel {
    /// Performs a user's action. It continues when the screen goes away, and isn't started twice. An error is stored
    /// in the `failure` of a part of the screen; if the screen no longer exists, `unseen` handles it.
    ///
    /// For example:
    /// `perform(\.cartData.isOrdering, of: \.cartData, unseen: useCase) { [useCase] in try await useCase.order() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - part: The part of the screen.
    ///   - unseen: Handles a failure if the screen no longer exists; without one, it is logged.
    ///   - operation: The action's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the view model.
    ///   - then: Called with the result if the screen still exists, and with the view model, so as not to capture it.
    public func perform<Part: ShowsFailure, Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        of part: KeyPath<Self, Part>,
        unseen: (any UnseenFailureHandler)? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        let site = CallSite(operation, line)
        tasks.begin(
            SceneAction(field, at: site, display: failingDisplay(part), unseen: unseen),
            act,
            then: telling(self, then)
        )
    }

    /// Performs a user's action without a result; `then` is only passed the view model.
    ///
    /// For example: `perform(of: \.cartData) { [useCase] in try await useCase.order() } then: { $0.wireframe.showThanks() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - part: The part of the screen.
    ///   - unseen: Handles a failure if the screen no longer exists; without one, it is logged.
    ///   - operation: The action's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the view model.
    ///   - then: Called when it is done if the screen still exists.
    public func perform<Part: ShowsFailure>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        of part: KeyPath<Self, Part>,
        unseen: (any UnseenFailureHandler)? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async throws -> Void,
        then: @escaping @MainActor (Self) -> Void
    ) {
        perform(field, of: part, unseen: unseen, operation: operation, line: line, act) { viewModel, _ in
            then(viewModel)
        }
    }

    /// Performs a user's action that can't fail. It continues when the screen goes away, and isn't started twice.
    ///
    /// For example: `perform(\.cartData.isClearing) { [useCase] in await useCase.clear() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile and identifies the action; without one, the place of the call
    ///     does.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - act: The work. It captures what it needs, but not the view model.
    ///   - then: Called with the result if the screen still exists.
    public func perform<Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneAction(field, at: CallSite(operation, line), display: display), act, then: telling(self, then))
    }

    /// Unavailable: the compiler explains why the action can't be performed.
    @available(*, unavailable, message: "the closure throws: name the part that shows the failure by 'of:'")
    @_disfavoredOverload
    public func perform<Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {}
}

extension SceneViewModel {
    /// The view model, as long as it exists.
    var display: WorkDisplay<Self> {
        WorkDisplay(
            read: { [weak self] in self },
            update: { [weak self] change in
                guard var viewModel = self else { return false }
                change(&viewModel)
                return true
            }
        )
    }

    func display<Part>(_ part: KeyPath<Self, Part>) -> WorkDisplay<Self> {
        var display = display
        display.name = part
        if let field = loadingField(of: Part.self) {
            display.showLoading = { viewModel, isLoading in
                var shown = viewModel[keyPath: part]
                shown[keyPath: field] = isLoading
            }
        }
        return display
    }

    func failingDisplay<Part: ShowsFailure>(_ part: KeyPath<Self, Part>) -> WorkDisplay<Self> {
        var display = display(part)
        display.changeFailure = { viewModel, change in
            var shown = viewModel[keyPath: part]
            change(&shown.failure)
        }
        return display
    }
}
