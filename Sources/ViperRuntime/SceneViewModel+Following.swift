extension SceneViewModel {
    /// Follows consecutive values in a `Loadable` field, until they end or the scene goes away. An earlier load of the
    /// field is cancelled. It counts as loading until there is a first value.
    ///
    /// For example: `follow(\.pricesData.prices) { [useCase] in SentValues(useCase.prices()) }`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - values: Returns the values. It is kept for ``SceneTasks/retry()``, so it mustn't capture the view model.
    public func follow<Value, Failure: Error>(
        _ field: ReferenceWritableKeyPath<Self, Loadable<Value>>,
        operation: String = #function,
        _ values: @escaping @MainActor () -> SentValues<Value, Failure>
    ) {
        tasks.follow(SceneLoad(field, of: operation, display: display), values)
    }

    /// Follows values in a field; a part of the screen shows the progress.
    ///
    /// For example: `follow(\.pricesData.prices, of: \.pricesData) { [useCase] in SentValues(useCase.prices()) }`.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received but not shown.
    ///   - part: The part of the screen.
    ///   - operation: The load's name in failures, by default that of the calling function.
    ///   - line: The line of the call.
    ///   - values: Returns the values. It is kept for ``SceneTasks/retry()``, so it mustn't capture the view model.
    public func follow<Part: ShowsFailure, Value, Failure: Error>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        of part: KeyPath<Self, Part>,
        operation: String = #function,
        line: Int = #line,
        _ values: @escaping @MainActor () -> SentValues<Value, Failure>
    ) {
        tasks.follow(SceneLoad(plain: field, at: CallSite(operation, line), display: failingDisplay(part)), values)
    }

    /// Follows values that can't fail in a field; a part of the screen shows the progress.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received but not shown.
    ///   - part: The part of the screen.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - values: Returns the values.
    @_disfavoredOverload
    public func follow<Part, Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        of part: KeyPath<Self, Part>,
        operation: String = #function,
        line: Int = #line,
        _ values: @escaping @MainActor () -> SentValues<Value, Never>
    ) {
        tasks.follow(SceneLoad(plain: field, at: CallSite(operation, line), display: display(part)), values)
    }

    /// Follows values that can't fail in a field.
    ///
    /// - Parameters:
    ///   - field: The field; without one, values are received but not shown.
    ///   - operation: The calling function.
    ///   - line: The line of the call.
    ///   - values: Returns the values.
    public func follow<Value>(
        _ field: ReferenceWritableKeyPath<Self, Value>? = nil,
        operation: String = #function,
        line: Int = #line,
        _ values: @escaping @MainActor () -> SentValues<Value, Never>
    ) {
        tasks.follow(SceneLoad(plain: field, at: CallSite(operation, line), display: display), values)
    }
}
