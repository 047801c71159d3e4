/// An action: the field that is `true` while it runs, and the destination of its failure.
@MainActor struct SceneAction<State> {
    let field: WritableKeyPath<State, Bool>?
    let site: CallSite
    let display: WorkDisplay<State>
    var unseen: (any UnseenFailureHandler)?
    /// Called with the error if the display has no place for it.
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

    /// - Returns: True if the screen still exists.
    fileprivate func show(isUnderWay: Bool, _ failure: (inout SceneFailure?) -> Void = { _ in }) -> Bool {
        display.update {
            if let field { $0[keyPath: field] = isUnderWay }
            display.failure(&$0, failure)
        }
    }
}

extension SceneTasks {
    /// Starts an action, unless it is already running.
    ///
    /// - Parameter then: Called with the result if the screen still exists.
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

/// Logs failures that nothing else handles.
struct FailureLog: UnseenFailureHandler {}
