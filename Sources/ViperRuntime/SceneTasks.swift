/// The asynchronous work of one scene.
///
/// A presenter owns one, and begins its work by ``ScenePresenter``'s `load` and `perform`. Loads are cancelled when it goes, and
/// so when the presenter goes, as long as nothing that they hold keeps the presenter alive. Actions are never cancelled.
///
/// What is begun here says itself how it goes. For example:
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
    private var sources: [Name: Int] = [:]
    private var kept: [AnyHashable: KeptLoad] = [:]

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
    /// The operation looks whether it was cancelled before it shows what it got. For example:
    /// `tasks.load("countVisits") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: What is loaded, as a rule the interactor's method.
    ///   - operation: The work. It is cancelled when the scene goes.
    public func load(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
        replace(name, operation)
    }

    /// Starts a task that changes something. It finishes even if the scene goes before, and no second one of the name is
    /// started while it is under way.
    ///
    /// For example: `tasks.perform("placeOrder") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: What is done, as a rule the interactor's method.
    ///   - operation: The work. It is never cancelled, so it has to hold what it needs, and not the screen.
    public func perform(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
        performOnce(name, operation)
    }

    /// Whether any load of one of the names is under way that ``load(_:_:)`` began.
    ///
    /// For example: `$0.isCounting = tasks.isLoading("countVisits")`.
    public func isLoading(_ names: String...) -> Bool {
        names.contains { name in latest[.load(name)].map { running[$0]?.kind == .load } == true }
    }

    /// Begins each load again that is shown to have failed, with what it was begun with.
    ///
    /// Those count that a presenter or a view model began. For example: `func didTapRetry() { tasks.retry() }`.
    public func retry() {
        let failed = kept.values.filter { $0.hasFailed() }.sorted { $0.number < $1.number }
        for load in failed { load.again() }
    }

    /// Cancels every task that runs now, but no action. Later ones run as usual.
    ///
    /// A field that a presenter or a view model loads is as if nobody had asked for it. What the state says of other work is left
    /// to the caller.
    public func cancelAll() {
        for work in running.values where work.isCancellable { work.task.cancel() }
        let left = kept.filter { name, load in latest[.load(name)] == load.number }.values
        latest = latest.filter { name, _ in if case .action = name { true } else { false } }
        for load in left { kept[load.name] = nil }
        for load in left.sorted(by: { $0.number < $1.number }) where running[load.number]?.kind == .load {
            load.leave()
        }
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
        if let name, latest[name] == number { latest[name] = nil }
    }

    enum Name: Hashable {
        case load(AnyHashable)
        case action(AnyHashable)
    }
}

// MARK: What presenters and view models begin

extension SceneTasks {
    /// Starts a load in the place of an earlier one of the name.
    @discardableResult
    func replace(_ name: AnyHashable, _ operation: @escaping @MainActor () async -> Void) -> Int {
        kept[name] = nil
        if let earlier = latest[.load(name)] { running[earlier]?.task.cancel() }
        return start(.load, named: .load(name), operation)
    }

    /// The number that the next task gets.
    var nextNumber: Int { started }

    /// Keeps how a load is begun again, until it has succeeded.
    func keep(_ load: KeptLoad) { kept[load.name] = load }

    func forget(_ name: AnyHashable) { kept[name] = nil }

    func latestNumber(_ name: AnyHashable) -> Int? { latest[.load(name)] }

    /// Whether what is followed is still wanted. Once it has something to show, it is no load any more.
    func isWanted(_ name: AnyHashable, _ number: Int) -> Bool {
        guard isLatest(name, number), running[number]?.task.isCancelled == false else { return false }
        running[number]?.kind = .following
        return true
    }

    func isLatest(_ name: AnyHashable, _ number: Int) -> Bool { latest[.load(name)] == number }

    /// Whether a load besides the one of the number is under way that the display speaks of.
    func isLoading(in display: AnyHashable, besides number: Int? = nil) -> Bool {
        kept.values.contains { load in
            load.display == display && load.number != number && isLatest(load.name, load.number)
                && running[load.number]?.kind == .load
        }
    }

    /// Whether a load of the name is under way that a display speaks of.
    func isShownLoading(_ name: AnyHashable) -> Bool {
        guard let load = kept[name], load.display != nil, isLatest(name, load.number) else { return false }
        return running[load.number]?.kind == .load
    }

    func performOnce(_ name: AnyHashable, _ operation: @escaping @MainActor () async -> Void) {
        guard !isPerforming(name) else { return }
        start(.action, named: .action(name), operation)
    }

    func isPerforming(_ name: AnyHashable) -> Bool { latest[.action(name)] != nil }

    /// Lets an action be begun again.
    func endAction(_ name: AnyHashable) { latest[.action(name)] = nil }

    /// What tells the failures of some work apart.
    func source(of name: Name) -> Int {
        if let known = sources[name] { return known }
        sources[name] = sources.count
        return sources.count - 1
    }
}

/// One piece of a scene's work.
private struct SceneTask: Sendable {
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

/// A load that may be begun again, or left.
@MainActor struct KeptLoad {
    let name: AnyHashable
    let number: Int
    /// What says that it is under way, besides its field.
    let display: AnyHashable?
    let hasFailed: @MainActor () -> Bool
    let again: @MainActor () -> Void
    /// Shows the field as if nobody had asked for it.
    let leave: @MainActor () -> Void
}
