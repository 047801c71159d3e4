/// An action: the field that says that it is under way, and where its failure goes.
@MainActor struct SceneAction<State> {
    let field: WritableKeyPath<State, Bool>?
    let operation: String
    let display: WorkDisplay<State>
    var unseen: (any UnseenFailureHandler)?

    init(
        _ field: WritableKeyPath<State, Bool>?,
        of operation: String,
        display: WorkDisplay<State>,
        unseen: (any UnseenFailureHandler)? = nil
    ) {
        self.field = field
        self.operation = operation.functionName
        self.display = display
        self.unseen = unseen
    }

    fileprivate var name: AnyHashable { field.map { AnyHashable($0) } ?? AnyHashable(operation) }

    /// - Returns: Whether anybody is there to see it.
    fileprivate func show(isUnderWay: Bool, _ failure: (inout SceneFailure?) -> Void = { _ in }) -> Bool {
        display.update {
            if let field { $0[keyPath: field] = isUnderWay }
            display.failure(&$0, failure)
        }
    }
}

extension SceneTasks {
    /// Begins an action, unless it is under way.
    ///
    /// - Parameter then: Is called with what came of it, if the screen is still there.
    func begin<State, Value>(
        _ action: SceneAction<State>,
        _ act: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Value) -> Void
    ) {
        guard !isPerforming(action.name) else { return }
        let operation = action.operation
        _ = action.show(isUnderWay: true) { $0.clear(operation) }
        performOnce(action.name) {
            do {
                let value = try await act()
                if action.show(isUnderWay: false) { then(value) }
            } catch {
                let isSeen = action.show(isUnderWay: false) { $0.record(error, in: operation) }
                if !isSeen { (action.unseen ?? FailureLog()).handleUnseenFailure(error, in: operation) }
            }
        }
    }
}

/// Logs what nobody is told of.
struct FailureLog: UnseenFailureHandler {}
