/// Owns what the parts of a screen draw from, and the work that changes it.
///
/// View models of `mvvm` scenes conform to it. A load fills a field, an action says in a field that it is under way; each is
/// named by its field, and the part that it is `of` shows how it goes. For example:
///
/// ```swift
/// load(\.imageListData.images, of: \.imageListData) { [useCase] in try await useCase.fetchImages() }
/// ```
@MainActor public protocol SceneViewModel: AnyObject {
    /// What is under way.
    var tasks: SceneTasks { get }
}

extension SceneViewModel {
    /// Does something that people asked for. It goes on when the screen goes, and isn't begun twice. What goes wrong is in the
    /// `failure` of a part of the screen; when the screen has gone, somebody else is told.
    ///
    /// For example:
    /// `perform(\.cartData.isOrdering, of: \.cartData, unseen: useCase) { [useCase] in try await useCase.order() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - part: The part of the screen.
    ///   - unseen: Whoever is told of a failure when the screen has gone; without one it is logged.
    ///   - operation: The name of the action in failures: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the view model.
    ///   - then: Is called with what came of it, if the screen is still there. It is handed the view model, so as not to hold it.
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

    /// Does something that people asked for and that gives nothing back; `then` is handed the view model alone.
    ///
    /// For example: `perform(of: \.cartData) { [useCase] in try await useCase.order() } then: { $0.wireframe.showThanks() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - part: The part of the screen.
    ///   - unseen: Whoever is told of a failure when the screen has gone; without one it is logged.
    ///   - operation: The name of the action in failures: that of the function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the view model.
    ///   - then: Is called when it is done, if the screen is still there.
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

    /// Does something that people asked for, and that can't fail. It goes on when the screen goes, and isn't begun twice.
    ///
    /// For example: `perform(\.cartData.isClearing) { [useCase] in await useCase.clear() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the place that begins it does.
    ///   - operation: The function that begins it.
    ///   - line: The line that begins it.
    ///   - act: The work. It holds what it needs, and not the view model.
    ///   - then: Is called with what came of it, if the screen is still there.
    public func perform<Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ act: @escaping @MainActor () async -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {
        tasks.begin(SceneAction(field, at: CallSite(operation, line), display: display), act, then: telling(self, then))
    }

    /// For what can't be performed: the compiler says why.
    @available(*, unavailable, message: "the closure throws: name the part that shows the failure by 'of:'")
    @_disfavoredOverload
    public func perform<Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        _ act: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Self, Value) -> Void)? = nil
    ) {}
}

extension SceneViewModel {
    /// The view model, as long as it is there.
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
