/// The asynchronous work of one scene.
///
/// A presenter owns one. Its tasks are cancelled when it goes, and so when the presenter goes, as long as no
/// operation keeps the presenter alive: capture it weakly, and capture what is awaited by itself. For example:
///
/// ```swift
/// tasks.run { [weak self, interactor] in
///     let recipe = await interactor.fetchRecipe(id: 42)
///     self?.show(recipe)
/// }
/// ```
@MainActor public final class SceneTasks {
    private var running: [Int: Task<Void, Never>] = [:]
    private var started = 0

    /// No tasks yet.
    public nonisolated init() {}

    deinit {
        for task in running.values { task.cancel() }
    }

    /// Starts a task on the main actor and forgets it when it has finished.
    ///
    /// - Parameter operation: The work. It begins after the caller has returned to the main actor's queue.
    public func run(_ operation: @escaping @MainActor () async -> Void) {
        let number = started
        started += 1
        running[number] = Task { @MainActor [weak self] in
            await operation()
            self?.running[number] = nil
        }
    }

    /// Cancels every task that runs now. Later ones run as usual.
    public func cancelAll() {
        for task in running.values { task.cancel() }
    }

    /// Waits until every task has finished, including those that running tasks start. For tests.
    ///
    /// Don't call it from one of the tasks: it would wait for itself.
    public func finish() async {
        while let task = running.first?.value { await task.value }
    }

    /// How many tasks haven't finished yet.
    public var count: Int { running.count }
}
