/// The asynchronous work of a scene.
///
/// A presenter owns it, and starts work with ``ScenePresenter``'s `load` and `perform`. Loads are cancelled when it is
/// deallocated, that is, with the presenter, as long as their closures don't keep the presenter alive. Actions are
/// never cancelled.
///
/// Work that is started here has to show its progress itself. For example:
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

    /// Creates an empty value, without tasks.
    public nonisolated init() {}

    deinit {
        for work in running.values where work.isCancellable { work.task.cancel() }
    }

    /// Starts a task on the main actor.
    ///
    /// - Parameter operation: The work. It begins after the caller has returned to the main actor's queue.
    public func run(_ operation: @escaping @MainActor () async -> Void) {
        start(.other, named: nil, operation)
    }

    /// Starts a task that loads something to show. Only the latest one counts: an earlier one of the same name is
    /// cancelled.
    ///
    /// The operation has to check for cancellation before it shows its result. For example:
    /// `tasks.load("countVisits") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: The name of the load, usually that of the interactor's method.
    ///   - operation: The work. It is cancelled when the scene goes away.
    public func load(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
        replace(name, operation)
    }

    /// Starts a task that changes something. It finishes even if the scene goes away, and isn't started again while
    /// one of the same name is running.
    ///
    /// For example: `tasks.perform("placeOrder") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: The name of the action, usually that of the interactor's method.
    ///   - operation: The work. It is never cancelled, so it has to capture what it needs, but not the screen.
    public func perform(_ name: String, _ operation: @escaping @MainActor () async -> Void) {
        performOnce(name, operation)
    }

    /// Returns true if ``load(_:_:)`` has started a load with one of the names that is still running.
    ///
    /// For example: `$0.isCounting = tasks.isLoading("countVisits")`.
    public func isLoading(_ names: String...) -> Bool {
        names.contains { name in latest[.load(name)].map { running[$0]?.kind == .load } == true }
    }

    /// Restarts each load whose failure is shown, with its original arguments.
    ///
    /// Only loads started by a presenter or a view model count. For example: `func didTapRetry() { tasks.retry() }`.
    public func retry() {
        let failed = kept.values.filter { $0.hasFailed() }.sorted { $0.number < $1.number }
        for load in failed { load.again() }
    }

    /// Cancels all running tasks except actions. Later ones run as usual.
    ///
    /// A field that a presenter or a view model is loading returns to the state before the request. The state of other
    /// work is left to the caller.
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

    /// The number of tasks that haven't finished yet.
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
    /// Starts a load in place of an earlier one of the same name.
    @discardableResult
    func replace(_ name: AnyHashable, _ operation: @escaping @MainActor () async -> Void) -> Int {
        kept[name] = nil
        if let earlier = latest[.load(name)] { running[earlier]?.task.cancel() }
        return start(.load, named: .load(name), operation)
    }

    /// The number of the next task.
    var nextNumber: Int { started }

    /// Keeps a load, so that it can be restarted, until it has succeeded.
    func keep(_ load: KeptLoad) { kept[load.name] = load }

    func forget(_ name: AnyHashable) { kept[name] = nil }

    func latestNumber(_ name: AnyHashable) -> Int? { latest[.load(name)] }

    /// Returns true if followed values are still wanted. From the first value on, it no longer counts as a load.
    func isWanted(_ name: AnyHashable, _ number: Int) -> Bool {
        guard isLatest(name, number), running[number]?.task.isCancelled == false else { return false }
        running[number]?.kind = .following
        return true
    }

    func isLatest(_ name: AnyHashable, _ number: Int) -> Bool { latest[.load(name)] == number }

    /// Returns true if a load other than the one with this number is running that the display shows.
    func isLoading(in display: AnyHashable, besides number: Int? = nil) -> Bool {
        kept.values.contains { load in
            load.display == display && load.number != number && isLatest(load.name, load.number)
                && running[load.number]?.kind == .load
        }
    }

    /// Returns true if a load of that name is running that a display shows.
    func isShownLoading(_ name: AnyHashable) -> Bool {
        guard let load = kept[name], load.display != nil, isLatest(name, load.number) else { return false }
        return running[load.number]?.kind == .load
    }

    func performOnce(_ name: AnyHashable, _ operation: @escaping @MainActor () async -> Void) {
        guard !isPerforming(name) else { return }
        start(.action, named: .action(name), operation)
    }

    /// Awaits what a screen hands back; not ended by `cancelAll()`.
    func lead<Value>(_ show: @escaping @MainActor () async -> Value?, then: (@MainActor (Value) -> Void)?) {
        start(.action, named: nil) {
            if let value = await show() { then?(value) }
        }
    }

    func isPerforming(_ name: AnyHashable) -> Bool { latest[.action(name)] != nil }

    /// Allows an action to be started again.
    func endAction(_ name: AnyHashable) { latest[.action(name)] = nil }

    /// Returns the number that identifies the failures of some work.
    func source(of name: Name) -> Int {
        if let known = sources[name] { return known }
        sources[name] = sources.count
        return sources.count - 1
    }
}

/// A task of a scene.
private struct SceneTask: Sendable {
    enum Kind: Sendable {
        case load
        /// A load that has a first value, and continues.
        case following
        case action
        case other
    }

    var kind: Kind
    var task: Task<Void, Never>

    var isCancellable: Bool { kind != .action }
}

/// A load that can be restarted or abandoned.
@MainActor struct KeptLoad {
    let name: AnyHashable
    let number: Int
    /// The display that shows it as running, besides its field.
    let display: AnyHashable?
    let hasFailed: @MainActor () -> Bool
    let again: @MainActor () -> Void
    /// Returns the field to the state before the request.
    let leave: @MainActor () -> Void
}
