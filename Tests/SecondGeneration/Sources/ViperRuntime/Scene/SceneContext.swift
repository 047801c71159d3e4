public import Foundation

/// The work of a scene that can be waited for, whatever its state is.
@MainActor public protocol SceneWork: AnyObject {
    /// The fields that are loaded or acted on now. For example: `["products", "ordering"]`.
    var fieldsUnderWay: [String] { get }
}

/// What a presenter or a view model works with: the state of its scene, the loads and actions that change it, and its routes.
///
/// Each scene has a class of its own, which names it in stacks, leaks and errors. The presenter holds it; loads are cancelled
/// when it goes, actions aren't. Fields are named by key paths. For example:
///
/// ```swift
/// scene.load(\.recipes) { [interactor] in try await interactor.search(keyword: keyword) }
/// scene.show(.recipe(recipeID: 7))
/// ```
@MainActor open class SceneContext<Descriptor, Environment, State, Route>: SceneWork {
    public let descriptor: Descriptor

    /// For generated code: presenters use their interactor, loads and routes.
    @_spi(Generated) public let environment: Environment

    public private(set) var state: State

    /// Only to be found by lifetime tests.
    private let wireframe: AnyObject
    private let lead: @MainActor (Route, () -> Void) -> Bool
    private var draw: @MainActor (State) -> Void = { _ in }
    private var isInFront: @MainActor () -> Bool = { false }
    private let pause: @MainActor (TimeInterval) async throws -> Void
    private var loads: [PartialKeyPath<State>: SceneLoad<State>] = [:]
    private var actions: Set<PartialKeyPath<State>> = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var latestNumber = 0

    /// - Parameters:
    ///   - state: The state that the scene begins with.
    ///   - pause: Waits before a load that begins later. Tests replace it.
    public init<Wireframe: SceneWireframe>(
        descriptor: Descriptor,
        environment: Environment,
        state: State,
        wireframe: Wireframe,
        pause: @escaping @MainActor (TimeInterval) async throws -> Void = { seconds in
            try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }
    ) where Wireframe.Route == Route {
        self.descriptor = descriptor
        self.environment = environment
        self.state = state
        self.pause = pause
        self.wireframe = wireframe
        lead = { wireframe.show($0, after: $1) }
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Sets the screen that draws the state. It isn't retained: it keeps the presenter, and so the context.
    public func attach<View: SceneView>(_ view: View) where View.State == State {
        draw = { [weak view] in view?.render($0) }
        isInFront = { [weak view] in (view as? UIViewController)?.isInFront == true }
    }

    // MARK: State

    /// Changes the state, and has the screen draw it.
    public func update(_ change: (inout State) -> Void) {
        // A copy, since `change` may read the state too.
        var changed = state
        change(&changed)
        state = changed
        draw(changed)
    }

    // MARK: Loads

    /// Loads a field. An earlier load of the field is cancelled, and its value dropped.
    ///
    /// - Parameters:
    ///   - delay: How long to wait first, in seconds, so that who types doesn't search for each letter.
    ///   - get: Returns the value. It is kept for ``retry()`` until it has, so it mustn't hold the presenter.
    public func load<Value>(
        _ field: WritableKeyPath<State, Loadable<Value>>,
        after delay: TimeInterval = 0,
        _ get: @escaping @MainActor () async throws -> Value
    ) {
        start(field, again: { [weak self] in self?.load(field, get) }) { [pause] show in
            if delay > 0 { try await pause(delay) }
            try Task.checkCancellation()
            show(try await get())
        }
    }

    /// Shows the values of a sequence in a field, until it ends, fails, or the scene goes. Like a load, it can be retried, and
    /// it counts as loading until its first value.
    ///
    /// For example: `scene.follow(\.price) { [interactor] in interactor.prices() }`.
    ///
    /// - Parameter values: Returns the sequence. It is kept for ``retry()``, so it mustn't hold the presenter.
    public func follow<Values: AsyncSequence>(
        _ field: WritableKeyPath<State, Loadable<Values.Element>>,
        _ values: @escaping @MainActor () -> Values
    ) where Values.Element: Sendable {
        start(field, again: { [weak self] in self?.follow(field, values) }) { show in
            var values = FollowedValues(values())
            while let value = try await values.next() { show(value) }
        }
    }

    /// Loads again what has failed, and nothing else.
    public func retry() {
        for load in loads.values.sorted(by: { $0.number < $1.number }) where load.hasFailed(state) { load.again?() }
    }

    /// Whether anything is loaded now.
    public var isLoading: Bool { loads.values.contains(where: \.isLoading) }

    private func start<Value>(
        _ field: WritableKeyPath<State, Loadable<Value>>,
        again: @escaping @MainActor () -> Void,
        _ work: @escaping @MainActor (_ show: @MainActor (Value) -> Void) async throws -> Void
    ) {
        if let earlier = loads[field] { tasks.removeValue(forKey: earlier.number)?.cancel() }
        latestNumber += 1
        let number = latestNumber
        loads[field] = SceneLoad(number: number, hasFailed: { $0[keyPath: field].failure != nil }, again: again)
        update { $0[keyPath: field].begin() }
        let areHeld = HeldLoads.areHeld
        tasks[number] = Task { @MainActor [weak self] in
            do {
                if areHeld { try await Task.sleep(nanoseconds: .max) }
                try await work { [weak self] in self?.show($0, in: field, of: number) }
                self?.end(number, of: field, with: nil)
            } catch {
                self?.end(number, of: field, with: error)
            }
        }
    }

    private func show<Value>(_ value: Value, in field: WritableKeyPath<State, Loadable<Value>>, of number: Int) {
        guard tasks[number]?.isCancelled == false else { return }
        let wasLoading = loads[field]?.isLoading == true
        loads[field]?.isLoading = false
        update { $0[keyPath: field] = .loaded(value) }
        if wasLoading, !isLoading, isInFront() { app?.tellOfLoadedContent() }
    }

    private func end<Value>(
        _ number: Int,
        of field: WritableKeyPath<State, Loadable<Value>>,
        with error: (any Error)?
    ) {
        guard let task = tasks.removeValue(forKey: number), !task.isCancelled else { return }
        let wasLoading = loads[field]?.isLoading == true
        loads[field]?.isLoading = false
        // A sequence that ended without a value leaves the field as it was before.
        guard let error = error ?? (wasLoading ? CancellationError() : nil) else {
            loads[field]?.again = nil
            return
        }
        update { $0[keyPath: field].fail(error, in: name(of: field)) }
        if let failure = state[keyPath: field].failure { app?.tell(of: failure, isOnScreen: isInFront()) }
    }

    // MARK: Actions

    /// Does something that people asked for. It goes on when the screen goes, and isn't begun twice.
    ///
    /// For example:
    /// `scene.perform(\.saving) { [interactor] in try await interactor.save(draft) } then: { [weak self] in self?.show($0) }`.
    ///
    /// - Parameters:
    ///   - act: The work. It holds what it needs, and not the presenter.
    ///   - then: Called with the result, if the scene is still there.
    /// - Returns: Whether it was begun.
    @discardableResult
    public func perform<Value>(
        _ field: WritableKeyPath<State, ActionStatus>,
        _ act: @escaping @MainActor () async throws -> Value,
        then: @escaping @MainActor (Value) -> Void = { (_: Value) in }
    ) -> Bool {
        guard actions.insert(field).inserted else { return false }
        update { $0[keyPath: field] = .running }
        let app = app
        let name = name(of: field)
        Task { @MainActor [weak self] in
            let time = BackgroundTime(for: name)
            defer { time.end() }
            do {
                let value = try await act()
                self?.finish(field, with: nil)
                if self != nil { then(value) }
            } catch {
                let failure = SceneFailure.isCancellation(error) ? nil : SceneFailure(error, in: name)
                if let failure { app?.tell(of: failure, isOnScreen: self?.isInFront() == true) }
                self?.finish(field, with: failure)
            }
        }
        return true
    }

    private func finish(_ field: WritableKeyPath<State, ActionStatus>, with failure: SceneFailure?) {
        actions.remove(field)
        update { $0[keyPath: field] = failure.map(ActionStatus.failed) ?? .idle }
    }

    // MARK: Routes

    /// Leads on from the screen, unless something keeps it from doing so: another screen is in front, a transition is under
    /// way, or there is no such tab.
    ///
    /// - Parameter change: Called only if the route will be taken, and before it is: a second tap neither changes nor leads.
    /// - Returns: Whether the route was taken.
    @discardableResult
    public func show(_ route: Route, after change: () -> Void = {}) -> Bool { lead(route, change) }

    // MARK: Tests

    public var fieldsUnderWay: [String] {
        (loads.filter(\.value.isLoading).map(\.key) + actions).map(name).sorted()
    }

    /// For example: `imageList.images`.
    private func name(of field: PartialKeyPath<State>) -> String {
        "\(field)".split(separator: ".").dropFirst().joined(separator: ".")
    }

    private var app: (any SceneEnvironment)? { environment as? any SceneEnvironment }
}

/// The latest load of a field.
@MainActor private struct SceneLoad<State> {
    let number: Int
    let hasFailed: @MainActor (State) -> Bool
    /// Kept until the load has succeeded.
    var again: (@MainActor () -> Void)?
    var isLoading = true
}

/// A sequence that one task reads, outside of the main actor where it has to be.
private nonisolated struct FollowedValues<Values: AsyncSequence>: @unchecked Sendable where Values.Element: Sendable {
    private var iterator: Values.AsyncIterator

    init(_ values: Values) { iterator = values.makeAsyncIterator() }

    mutating func next() async throws -> Values.Element? { try await iterator.next() }
}

/// Loads that wait until they are cancelled, for lifetime tests: whatever a load captures then stays.
@_spi(Testing) public nonisolated enum HeldLoads {
    @TaskLocal public static var areHeld = false
}

extension SceneContext where Route == Never {
    /// Of a scene that leads nowhere.
    public convenience init(descriptor: Descriptor, environment: Environment, state: State) {
        self.init(descriptor: descriptor, environment: environment, state: state, wireframe: NoWireframe())
    }
}

private final class NoWireframe: SceneWireframe {
    func show(_ route: Never, after change: () -> Void) -> Bool {}
}
