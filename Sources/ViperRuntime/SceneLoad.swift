/// A load: its identity, and its marks in a state.
@MainActor struct SceneLoad<State, Value> {
    let name: AnyHashable
    let display: WorkDisplay<State>
    /// The marks in the state, besides the display's `isLoading`.
    let marks: Marks
    /// True to leave the display's `isLoading` unchanged.
    var isSilent = false
    /// Called with the error if the display has no place for it.
    var failed: (@MainActor (any Error) -> Void)?

    @MainActor struct Marks {
        let begin: @MainActor (inout State, _ source: Int) -> Void
        let show: @MainActor (inout State, Value) -> Void
        let fail: @MainActor (inout State, any Error, _ source: Int) -> Void
        let hasFailed: @MainActor (_ source: Int) -> Bool
    }
}

extension SceneLoad {
    /// Creates a load of a plain field, or of none.
    ///
    /// - Parameter site: The place of the call, which identifies the load if it has no field.
    init(
        plain field: WritableKeyPath<State, Value>?,
        at site: CallSite? = nil,
        display: WorkDisplay<State>,
        silently: Bool = false
    ) {
        let operation = site?.function.functionName ?? ""
        self.init(
            name: field.map { AnyHashable($0) } ?? AnyHashable(site),
            display: display,
            marks: Marks(
                begin: { state, source in display.failure(&state) { $0.clear(source: source) } },
                show: { state, value in if let field { state[keyPath: field] = value } },
                fail: { state, error, source in
                    var failure = SceneFailure(error, inLoad: operation)
                    failure.source = source
                    display.failure(&state) { $0.add(failure) }
                },
                hasFailed: display.hasFailure
            ),
            isSilent: silently
        )
    }

    /// Creates a load of a `Loadable` field.
    init(_ field: WritableKeyPath<State, Loadable<Value>>, of operation: String, display: WorkDisplay<State>) {
        var display = display
        display.showLoading = nil
        let operation = operation.functionName
        self.init(
            name: field,
            display: display,
            marks: Marks(
                begin: { state, _ in state[keyPath: field].begin() },
                show: { $0[keyPath: field] = .loaded($1) },
                fail: { state, error, _ in state[keyPath: field].fail(error, in: operation) },
                hasFailed: { _ in display.read()?[keyPath: field].failure != nil }
            )
        )
    }
}

extension SceneTasks {
    /// Starts a load in place of an earlier one of the same name.
    ///
    /// - Parameter then: Called with the value once the state has it.
    func begin<State, Value>(
        _ load: SceneLoad<State, Value>,
        _ get: @escaping @MainActor () async throws -> Value,
        then: (@MainActor (Value) -> Void)?
    ) {
        showBeginning(of: load)
        let number = nextNumber
        replace(load.name) { [weak self] in
            let result: Result<Value, any Error>
            do { result = .success(try await get()) } catch { result = .failure(error) }
            guard let self, !Task.isCancelled else { return }
            switch result {
            case .failure(let error) where !SceneFailure.isCancellation(error): break
            default: forget(load.name)
            }
            show(result, of: load, number, then: then)
        }
        keep(load, number) { [weak self] in self?.begin(load, get, then: then) }
    }

    func keep<State, Value>(
        _ load: SceneLoad<State, Value>,
        _ number: Int,
        again: @escaping @MainActor () -> Void
    ) {
        let source = source(of: .load(load.name))
        let isShown = load.display.showLoading != nil && !load.isSilent
        keep(
            KeptLoad(
                name: load.name,
                number: number,
                display: isShown ? load.display.name : nil,
                hasFailed: { load.marks.hasFailed(source) },
                again: again,
                leave: { [weak self] in self?.show(.failure(CancellationError()), of: load, number) }
            )
        )
    }

    func showBeginning<State, Value>(of load: SceneLoad<State, Value>) {
        let source = source(of: .load(load.name))
        // A silent one may take the place of one that isn't.
        let isShown = load.isSilent ? isShownLoading(load.name) : true
        let isLoading = !load.isSilent || isLoading(in: load.display.name, besides: latestNumber(load.name))
        _ = load.display.update {
            if isShown { load.display.showLoading?(&$0, isLoading) }
            load.marks.begin(&$0, source)
        }
    }

    /// Shows the result of a load, and calls `then` while it still counts as loading: another load may follow.
    func show<State, Value>(
        _ result: Result<Value, any Error>,
        of load: SceneLoad<State, Value>,
        _ number: Int,
        endsLoading: Bool = true,
        then: (@MainActor (Value) -> Void)? = nil
    ) {
        let source = source(of: .load(load.name))
        let showLoading = load.isSilent || !endsLoading ? nil : load.display.showLoading
        let isThere = load.display.update { state in
            if then == nil { showLoading?(&state, isLoading(in: load.display.name, besides: number)) }
            switch result {
            case .success(let value): load.marks.show(&state, value)
            case .failure(let error): load.marks.fail(&state, error, source)
            }
        }
        guard isThere else { return }
        if case .failure(let error) = result, !SceneFailure.isCancellation(error) { load.failed?(error) }
        guard let then else { return }
        if case .success(let value) = result, isLatest(load.name, number) { then(value) }
        let areOthersLoading = isLoading(in: load.display.name, besides: number)
        if let showLoading { _ = load.display.update { showLoading(&$0, areOthersLoading) } }
    }
}
