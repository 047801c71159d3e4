/// The asynchronous work of one scene.
///
/// A presenter owns one. Loads are cancelled when it goes, and so when the presenter goes, as long as nothing that they
/// hold keeps the presenter alive: capture it weakly, and capture what is awaited by itself. Actions are never
/// cancelled. For example:
///
/// ```swift
/// tasks.load("fetchRecipe") { [weak self, interactor] in
///     let recipe = await interactor.fetchRecipe(id: 42)
///     guard !Task.isCancelled else { return }
///     self?.show(recipe)
/// }
/// ```
@MainActor public final class SceneTasks {
    private var running: [Int: SceneTask] = [:]
    private var started = 0
    /// The latest task of each name.
    private var latest: [Name: Int] = [:]
    /// What says of a load that it is under way.
    private var displays: [Int: AnyHashable] = [:]
    private var retried: [AnyHashable: RetriedLoad] = [:]

    /// No tasks yet.
    public nonisolated init() {}

    deinit {
        for work in running.values where work.isCancellable { work.task.cancel() }
    }

    /// Starts a task on the main actor and forgets it when it has finished.
    ///
    /// - Parameter operation: The work. It begins after the caller has returned to the main actor's queue.
    public func run(_ operation: @escaping @MainActor () async -> Void) {
        start(.other, named: nil, operation)
    }

    /// Starts a task that gets something to show. The latest one counts: an earlier one of the name is cancelled.
    ///
    /// The operation looks whether it was cancelled before it shows what it got. A presenter's ``ScenePresenter/load(_:operation:_:then:)``
    /// does that, and more. For example: `tasks.load("countVisits") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: What is loaded, as a rule the interactor's method.
    ///   - operation: The work. It is cancelled when the scene goes.
    public func load(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
        replace(name, operation)
    }

    /// Starts a load in the place of an earlier one of the name.
    ///
    /// - Parameter display: What says that it is under way.
    @discardableResult
    func replace(
        _ name: AnyHashable,
        shownIn display: AnyHashable? = nil,
        _ operation: @escaping @MainActor () async -> Void
    ) -> Int {
        retried[name] = nil
        if let earlier = latest[.load(name)] { running[earlier]?.task.cancel() }
        let number = start(.load, named: .load(name), operation)
        displays[number] = display
        return number
    }

    /// Whether what is followed is still wanted. Once it has something to show, it is no load any more.
    func isWanted(_ name: AnyHashable, _ number: Int) -> Bool {
        guard latest[.load(name)] == number, running[number]?.task.isCancelled == false else { return false }
        running[number]?.kind = .following
        return true
    }

    /// Whether what the running task follows is still wanted.
    func isWanted(_ name: AnyHashable) -> Bool {
        guard !Task.isCancelled, let number = latest[.load(name)] else { return false }
        return isWanted(name, number)
    }

    /// Starts a task that changes something. It finishes even if the scene goes before, and no second one of the name is
    /// started while it is under way.
    ///
    /// A presenter's ``ScenePresenter/perform(_:operation:_:then:)`` says in the state how that goes, too. For example:
    /// `tasks.perform("placeOrder") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: What is done, as a rule the interactor's method.
    ///   - operation: The work. It is never cancelled, so it has to hold what it needs, and not the screen.
    public func perform(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
        performOnce(name, operation)
    }

    func performOnce(_ name: AnyHashable, _ operation: @escaping @MainActor () async -> Void) {
        guard !isPerforming(name) else { return }
        start(.action, named: .action(name), operation)
    }

    func isPerforming(_ name: AnyHashable) -> Bool { latest[.action(name)] != nil }

    /// Whether any load of one of the names is under way.
    ///
    /// For example, where `fetchShop` has ended: `$0.isLoading = tasks.isLoading("fetchProducts")`.
    public func isLoading(_ names: String...) -> Bool {
        names.contains { name in latest[.load(name)].map { running[$0]?.kind == .load } == true }
    }

    /// Cancels every task that runs now, but no action. Later ones run as usual. What the state says of the cancelled ones,
    /// such as `isLoading`, is left to the caller.
    public func cancelAll() {
        for work in running.values where work.isCancellable { work.task.cancel() }
    }

    /// Waits until every task has finished, including those that running tasks start. For tests.
    ///
    /// Don't call it from one of the tasks: it would wait for itself.
    public func finish() async {
        while let work = running.first?.value { await work.task.value }
    }

    /// How many tasks haven't finished yet.
    public var count: Int { running.count }

    @discardableResult
    private func start(
        _ kind: SceneTask.Kind,
        named name: Name?,
        _ operation: @escaping @MainActor () async -> Void
    ) -> Int {
        let number = started
        started += 1
        let task = Task { @MainActor [weak self] in
            await operation()
            self?.end(number, named: name)
        }
        running[number] = SceneTask(kind: kind, task: task)
        if let name { latest[name] = number }
        return number
    }

    private func end(_ number: Int, named name: Name?) {
        running[number] = nil
        displays[number] = nil
        if let name, latest[name] == number { latest[name] = nil }
    }

    private enum Name: Hashable {
        case load(AnyHashable)
        case action(AnyHashable)
    }
}

extension SceneTasks {
    /// Begins each load again that has failed since, with what it was begun with.
    ///
    /// Those count that a presenter began by ``ScenePresenter/load(_:operation:_:then:)``. For example:
    /// `func didTapRetry() { tasks.retry() }`.
    public func retry() {
        let failed = retried.values.filter(\.hasFailed).sorted { $0.number < $1.number }
        for load in failed { load.again() }
    }

    /// Keeps how a load is begun again, until it has succeeded.
    func keep(_ again: @escaping @MainActor () -> Void, for name: AnyHashable) {
        retried[name] = RetriedLoad(number: started, again: again)
    }

    /// Forgets how a load is begun again, unless it has failed.
    func note(_ result: Result<Void, any Error>, of name: AnyHashable) {
        if case .failure(let error) = result, !SceneFailure.isCancellation(error) {
            retried[name]?.hasFailed = true
        } else {
            retried[name] = nil
        }
    }

    /// Whether a load besides the one of the name is under way that the same display speaks of.
    func isLoading(in display: AnyHashable, besides name: AnyHashable) -> Bool {
        let own = latest[.load(name)]
        return latest.values.contains { $0 != own && running[$0]?.kind == .load && displays[$0] == display }
    }
}

/// One piece of a scene's work.
struct SceneTask: Sendable {
    enum Kind: Sendable {
        case load
        /// A load that has got a first value, and goes on.
        case following
        case action
        case other
    }

    var kind: Kind
    var task: Task<Void, Never>

    var isCancellable: Bool { kind != .action }
}

/// A load that people may ask for again.
private struct RetriedLoad {
    let number: Int
    let again: @MainActor () -> Void
    var hasFailed = false
}
