/// A load: what it is told apart by, and what it leaves in a state.
@MainActor struct SceneLoad<State, Value> {
    let name: AnyHashable
    let display: WorkDisplay<State>
    let begin: @MainActor (inout State) -> Void
    let show: @MainActor (inout State, Value) -> Void
    let fail: @MainActor (inout State, any Error) -> Void
    /// Whether nothing besides the field says that it is under way.
    var isSilent = false
}

extension SceneLoad {
    /// A load of a field that holds no more than the value, or of none.
    init(
        plain field: WritableKeyPath<State, Value>?,
        of operation: String,
        display: WorkDisplay<State>,
        silently: Bool = false
    ) {
        let operation = operation.functionName
        self.init(
            name: field.map { AnyHashable($0) } ?? AnyHashable(operation),
            display: display,
            begin: { display.failure(&$0) { $0.clear(operation) } },
            show: { state, value in if let field { state[keyPath: field] = value } },
            fail: { state, error in display.failure(&state) { $0.record(error, inLoad: operation) } },
            isSilent: silently
        )
    }

    /// A load of a field that says itself how that goes.
    init(_ field: WritableKeyPath<State, Loadable<Value>>, of operation: String, display: WorkDisplay<State>) {
        var display = display
        display.showLoading = nil
        let operation = operation.functionName
        self.init(
            name: field,
            display: display,
            begin: { $0[keyPath: field].begin() },
            show: { $0[keyPath: field] = .loaded($1) },
            fail: { $0[keyPath: field].fail($1, in: operation) }
        )
    }
}

extension SceneTasks {
    /// Begins a load in the place of an earlier one of its name.
    ///
    /// - Parameter then: Is called with what came, when the state has it.
    func begin<State, Value>(
        _ load: SceneLoad<State, Value>,
        _ get: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Value) -> Void
    ) {
        showBeginning(of: load)
        replace(load.name, shownIn: load.shownIn) { [weak self] in
            let result: Result<Value, any Error>
            do { result = .success(try await get()) } catch { result = .failure(error) }
            guard let self, !Task.isCancelled else { return }
            note(result.map { _ in }, of: load.name)
            if show(result, of: load), case .success(let value) = result { then(value) }
        }
        keep({ [weak self] in self?.begin(load, get, then: then) }, for: load.name)
    }

    func showBeginning<State, Value>(of load: SceneLoad<State, Value>) {
        let isLoading = isLoading(in: load.display.name, besides: load.name)
        _ = load.display.update {
            load.display.showLoading?(&$0, isLoading || !load.isSilent)
            load.begin(&$0)
        }
    }

    /// - Returns: Whether anybody is there to see it.
    func show<State, Value>(_ result: Result<Value, any Error>, of load: SceneLoad<State, Value>) -> Bool {
        let isLoading = isLoading(in: load.display.name, besides: load.name)
        return load.display.update { state in
            load.display.showLoading?(&state, isLoading)
            switch result {
            case .success(let value): load.show(&state, value)
            case .failure(let error): load.fail(&state, error)
            }
        }
    }
}

extension SceneLoad {
    /// What says that it is under way, besides its field.
    var shownIn: AnyHashable? { display.showLoading == nil || isSilent ? nil : display.name }
}
