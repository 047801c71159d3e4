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
    private var reloadable: [String: @MainActor () async -> Void] = [:]

    /// No tasks yet.
    public nonisolated init() {}

    deinit {
        for work in running.values where work.isCancellable { work.task.cancel() }
    }

    /// Starts a task on the main actor and forgets it when it has finished.
    ///
    /// - Parameter operation: The work. It begins after the caller has returned to the main actor's queue.
    public func run(_ operation: @escaping @MainActor () async -> Void) {
        start(.unnamed, operation)
    }

    /// Starts a task that gets something to show. The latest one counts: an earlier one of the name is cancelled.
    ///
    /// The operation looks whether it was cancelled before it shows what it got. For example:
    /// `tasks.load("fetchRecipe") { [weak self, interactor] in … }`.
    ///
    /// - Parameters:
    ///   - name: What is loaded, as a rule the interactor's method.
    ///   - isReloadable: Whether ``reload(_:)`` may do it once more. The operation is kept as long as the tasks are, so it
    ///     must not hold who has them.
    ///   - operation: The work. It is cancelled when the scene goes.
    public func load(
        _ name: String,
        isReloadable: Bool = false,
        _ operation: @escaping @MainActor () async -> Void
    ) {
        replace(name, operation)
        reloadable[name] = isReloadable ? operation : nil
    }

    /// Starts a load in the place of an earlier one of the name.
    @discardableResult
    func replace(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Int {
        reloadable[name] = nil
        for (number, work) in running where [.load(name), .following(name)].contains(work.kind) {
            work.task.cancel()
            running[number]?.kind = .unnamed
        }
        return start(.load(name), operation)
    }

    /// Whether what is followed is still wanted. Once it has something to show, it is no load any more.
    func isWanted(_ name: String, _ number: Int) -> Bool {
        guard let work = running[number], !work.task.isCancelled else { return false }
        if work.kind == .load(name) { running[number]?.kind = .following(name) }
        return running[number]?.kind == .following(name)
    }

    /// Loads once more what was loaded last under that name, with what it was begun with. Does nothing where there was no
    /// such load, or it wasn't reloadable.
    ///
    /// It is for what only an event brought, and people try again. For example, in `didTapRetry()`:
    /// `tasks.reload("fetchAuthor")`.
    ///
    /// - Parameter name: What the load was called.
    public func reload(_ name: String) {
        guard let operation = reloadable[name] else { return }
        load(name, isReloadable: true, operation)
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
        guard !running.values.contains(where: { $0.kind == .action(name) }) else { return }
        start(.action(name), operation)
    }

    /// Whether any load of one of the names is under way.
    ///
    /// For example, where `fetchShop` has ended: `$0.isLoading = tasks.isLoading("fetchProducts")`.
    public func isLoading(_ names: String...) -> Bool {
        running.values.contains { work in
            if case .load(let name) = work.kind { names.contains(name) } else { false }
        }
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
    private func start(_ kind: SceneTask.Kind, _ operation: @escaping @MainActor () async -> Void) -> Int {
        let number = started
        started += 1
        let task = Task { @MainActor [weak self] in
            await operation()
            self?.running[number] = nil
        }
        running[number] = SceneTask(kind: kind, task: task)
        return number
    }
}

/// One piece of a scene's work.
private struct SceneTask: Sendable {
    enum Kind: Equatable, Sendable {
        case load(String)
        /// A load that has got a first value, and goes on.
        case following(String)
        case action(String)
        /// Nobody asks for it by name, or a later load of its name has taken its place.
        case unnamed
    }

    var kind: Kind
    var task: Task<Void, Never>

    var isCancellable: Bool {
        if case .action = kind { false } else { true }
    }
}
