extension ScenePresenter {
    /// Leads to a screen that hands something back.
    ///
    /// For example: `lead { [wireframe] in await wireframe.showEditor() } then: { $0.show($1) }`.
    ///
    /// - Parameters:
    ///   - show: Calls the wireframe, which it captures, and not the presenter.
    ///   - then: Called with what is handed back, and with the presenter, if it still exists. Not called where people
    ///     leave the screen without a result, or where it can't be shown, as by a second tap.
    public func lead<Value>(
        _ show: @escaping @MainActor () async -> Value?,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        tasks.lead(show, then: telling(self, then))
    }
}

extension SceneViewModel {
    /// Leads to a screen that hands something back.
    ///
    /// For example: `lead { [wireframe] in await wireframe.showEditor() } then: { $0.show($1) }`.
    ///
    /// - Parameters:
    ///   - show: Calls the wireframe, which it captures, and not the view model.
    ///   - then: Called with what is handed back, and with the view model, if it still exists. Not called where people
    ///     leave the screen without a result, or where it can't be shown, as by a second tap.
    public func lead<Value>(
        _ show: @escaping @MainActor () async -> Value?,
        then: @escaping @MainActor (Self, Value) -> Void
    ) {
        tasks.lead(show, then: telling(self, then))
    }
}
