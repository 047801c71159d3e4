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
    /// Loads a field that says itself how that goes. An earlier load of the field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.listData.orders) { [useCase] in try await useCase.fetchOrders() }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the view model.
    ///   - then: Is called with what came, when the field has it.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Loadable<Value>>,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(SceneLoad(field, of: operation, display: display), get, then: telling(then))
    }

    /// Loads a field from what can't fail. An earlier load of the field is cancelled, and what it gets is dropped.
    ///
    /// For example: `load(\.ownerData.name) { [useCase] in await useCase.fetchName() }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the function that begins the load names it.
    ///   - operation: The name of the load: that of the function that begins it.
    ///   - get: Returns the value.
    ///   - then: Is called with what came, when the field has it.
    public func load<Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        operation: String = #function,
        _ get: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(SceneLoad(plain: field, of: operation, display: display), get, then: telling(then))
    }
}

extension SceneViewModel {
    /// Loads a field. An earlier load of the field is cancelled, and what it gets is dropped. A part of the screen shows how it
    /// goes: in its `isLoading`, if it has one, and in its `failure`, from which it can be tried again.
    ///
    /// For example: `load(\.imageListData.images, of: \.imageListData) { [useCase] in try await useCase.fetchImages() }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the function that begins the load names it.
    ///   - part: The part of the screen.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - get: Returns the value. It is kept until it has, for ``SceneTasks/retry()``, so it mustn't hold the view model.
    ///   - then: Is called with what came, when the field has it.
    public func load<Part: ShowsFailure, Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        of part: KeyPath<Self, Part>,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(
            SceneLoad(plain: field, of: operation, display: failingDisplay(part), silently: silently),
            get,
            then: telling(then)
        )
    }

    /// Loads a field from what can't fail. An earlier load of the field is cancelled, and what it gets is dropped. A part of the
    /// screen shows in its `isLoading`, if it has one, how it goes.
    ///
    /// For example: `load(\.ownerData.name, of: \.ownerData) { [useCase] in await useCase.fetchName() }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, `then` shows the value, and the function that begins the load names it.
    ///   - part: The part of the screen.
    ///   - silently: Whether `isLoading` is left alone, as where what is shown is only brought up to date.
    ///   - operation: The name of the load: that of the function that begins it.
    ///   - get: Returns the value.
    ///   - then: Is called with what came, when the field has it.
    public func load<Part, Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        of part: KeyPath<Self, Part>,
        silently: Bool = false,
        operation: String = #function,
        _ get: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(
            SceneLoad(plain: field, of: operation, display: display(part), silently: silently),
            get,
            then: telling(then)
        )
    }

    /// Does something that people asked for. It goes on when the screen goes, and isn't begun twice. What goes wrong is in the
    /// `failure` of a part of the screen; when the screen has gone, somebody else is told.
    ///
    /// For example:
    /// `perform(\.cartData.isOrdering, of: \.cartData, unseen: useCase) { [useCase] in try await useCase.order() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the function that begins it does.
    ///   - part: The part of the screen.
    ///   - unseen: Whoever is told of a failure when the screen has gone; without one it is logged.
    ///   - operation: The name of the action in failures: that of the function that begins it.
    ///   - act: The work. It holds what it needs, and not the view model.
    ///   - then: Is called with what came of it, if the screen is still there.
    public func perform<Part: ShowsFailure, Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        of part: KeyPath<Self, Part>,
        unseen: (any UnseenFailureHandler)? = nil,
        operation: String = #function,
        _ act: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        let action = SceneAction(field, of: operation, display: failingDisplay(part), unseen: unseen)
        tasks.begin(action, act, then: telling(then))
    }

    /// Does something that people asked for, and that can't fail. It goes on when the screen goes, and isn't begun twice.
    ///
    /// For example: `perform(\.cartData.isClearing) { [useCase] in await useCase.clear() }`.
    ///
    /// - Parameters:
    ///   - field: The field that is `true` meanwhile, and names the action; without one, the function that begins it does.
    ///   - operation: The name of the action: that of the function that begins it.
    ///   - act: The work. It holds what it needs, and not the view model.
    ///   - then: Is called with what came of it, if the screen is still there.
    public func perform<Value>(
        _ field: ReferenceWritableKeyPath<Self, Bool>? = nil,
        operation: String = #function,
        _ act: @escaping @MainActor () async -> Value,
        then: @escaping @MainActor (Self, Value) -> Void = { _, _ in }
    ) {
        tasks.begin(SceneAction(field, of: operation, display: display), act, then: telling(then))
    }
}

extension SceneViewModel {
    /// Follows values that come one after the other, in a field that says itself how that goes, until they end or the scene
    /// goes. An earlier load of the field is cancelled. It counts as loading until there is a first value.
    ///
    /// For example: `follow(\.pricesData.prices) { [useCase] in SentValues(useCase.prices()) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - values: Returns the values. It is kept for ``SceneTasks/retry()``, so it mustn't hold the view model.
    public func follow<Value, Failure: Error>(
        _ field: ReferenceWritableKeyPath<Self, Loadable<Value>>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> SentValues<Value, Failure>
    ) {
        tasks.follow(SceneLoad(field, of: operation, display: display), values)
    }

    /// Follows values in a field; a part of the screen shows how that goes.
    ///
    /// For example: `follow(\.pricesData.prices, of: \.pricesData) { [useCase] in SentValues(useCase.prices()) }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received and shown nowhere.
    ///   - part: The part of the screen.
    ///   - operation: The name of the load in failures: that of the function that begins it.
    ///   - values: Returns the values. It is kept for ``SceneTasks/retry()``, so it mustn't hold the view model.
    public func follow<Part: ShowsFailure, Value, Failure: Error>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        of part: KeyPath<Self, Part>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> SentValues<Value, Failure>
    ) {
        tasks.follow(SceneLoad(plain: field, of: operation, display: failingDisplay(part)), values)
    }

    /// Follows values that can't fail in a field; a part of the screen shows how that goes.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received and shown nowhere.
    ///   - part: The part of the screen.
    ///   - operation: The name of the load: that of the function that begins it.
    ///   - values: Returns the values.
    @_disfavoredOverload
    public func follow<Part, Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        of part: KeyPath<Self, Part>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> SentValues<Value, Never>
    ) {
        tasks.follow(SceneLoad(plain: field, of: operation, display: display(part)), values)
    }

    /// Follows values that can't fail in a field.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received and shown nowhere.
    ///   - operation: The name of the load: that of the function that begins it.
    ///   - values: Returns the values.
    public func follow<Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        operation: String = #function,
        _ values: @escaping @MainActor () -> SentValues<Value, Never>
    ) {
        tasks.follow(SceneLoad(plain: field, of: operation, display: display), values)
    }
}

extension SceneViewModel {
    /// The view model, as long as it is there.
    private var display: WorkDisplay<Self> {
        WorkDisplay { [weak self] change in
            guard var viewModel = self else { return false }
            change(&viewModel)
            return true
        }
    }

    private func display<Part>(_ part: KeyPath<Self, Part>) -> WorkDisplay<Self> {
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

    private func failingDisplay<Part: ShowsFailure>(_ part: KeyPath<Self, Part>) -> WorkDisplay<Self> {
        var display = display(part)
        display.changeFailure = { viewModel, change in
            var shown = viewModel[keyPath: part]
            change(&shown.failure)
        }
        return display
    }

    private func telling<Value>(
        _ then: @escaping @MainActor (Self, Value) -> Void
    ) -> @MainActor (Value) -> Void {
        { [weak self] value in if let self { then(self, value) } }
    }
}
