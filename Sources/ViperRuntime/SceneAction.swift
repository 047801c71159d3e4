/// An action: the field that says that it is under way, and where its failure goes.
@MainActor struct SceneAction<State> {
    let field: WritableKeyPath<State, Bool>?
    let site: CallSite
    let display: WorkDisplay<State>
    var unseen: (any UnseenFailureHandler)?
    /// Is told what went wrong, where the display has no place for it.
    var failed: (@MainActor (any Error) -> Void)?

    init(
        _ field: WritableKeyPath<State, Bool>?,
        at site: CallSite,
        display: WorkDisplay<State>,
        unseen: (any UnseenFailureHandler)? = nil
    ) {
        self.field = field
        self.site = site
        self.display = display
        self.unseen = unseen
    }

    fileprivate var name: AnyHashable { field.map { AnyHashable($0) } ?? AnyHashable(site) }

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
        then: (@MainActor (Value) -> Void)?
    ) {
        let name = action.name
        guard !isPerforming(name) else { return }
        let (operation, source) = (action.site.function.functionName, source(of: .action(name)))
        _ = action.show(isUnderWay: true) { $0.clear(source: source) }
        performOnce(name) { [weak self] in
            let result: Result<Value, any Error>
            do { result = .success(try await act()) } catch { result = .failure(error) }
            // What follows may begin it again.
            self?.endAction(name)
            switch result {
            case .success(let value):
                if action.show(isUnderWay: false) { then?(value) }
            case .failure(let error):
                var failure = SceneFailure(error, in: operation)
                failure.source = source
                let isSeen = action.show(isUnderWay: false) { $0.add(failure) }
                if !isSeen {
                    (action.unseen ?? FailureLog()).handleUnseenFailure(error, in: operation)
                } else if !SceneFailure.isCancellation(error) {
                    action.failed?(error)
                }
            }
        }
    }
}

/// Logs what nobody is told of.
struct FailureLog: UnseenFailureHandler {}
