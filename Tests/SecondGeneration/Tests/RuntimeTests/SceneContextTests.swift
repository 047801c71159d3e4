import Foundation
import Testing
import ViperRuntime
import ViperTesting

private nonisolated struct Offline: Error, Equatable {}

private nonisolated struct Screen {
    var number: Loadable<Int> = .notAsked
    var text: Loadable<String> = .notAsked
    var saving = ActionStatus.idle
}

private nonisolated enum Route: Hashable { case next }

@MainActor private final class App: SceneEnvironment {
    var failures: [(SceneFailure, Bool)] = []
    func tell(of failure: SceneFailure, isOnScreen: Bool) { failures.append((failure, isOnScreen)) }
}

/// Lets a test say when a wait is over.
@MainActor private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var count = 0
    func wait() async {
        count += 1
        await withCheckedContinuation { waiting.append($0) }
    }
    func open() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

@MainActor
@Suite
struct SceneContextTests {
    private let app = App()
    private let wireframe = RecordingWireframe<Route>()
    private let view = RecordingView<Screen>()

    private func makeScene(
        pause: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void = { _ in }
    ) -> SceneContext<Void, App, Screen, Route> {
        let scene = SceneContext(
            descriptor: (),
            environment: app,
            state: Screen(),
            wireframe: wireframe,
            pause: pause
        )
        scene.attach(view)
        return scene
    }

    @Test func aLoadIsLoadingThenLoaded() async {
        let scene = makeScene()
        scene.load(\.number) { 7 }
        #expect(scene.state.number == .loading(nil) && scene.isLoading)
        await scene.finish()
        #expect(scene.state.number == .loaded(7) && !scene.isLoading)
        #expect(view.states.map(\.number) == [.loading(nil), .loaded(7)])
    }

    @Test func theLatestLoadOfAFieldWins() async {
        let scene = makeScene()
        let gate = Gate()
        scene.load(\.number) {
            await gate.wait()
            return 1
        }
        while gate.count == 0 { await Task.yield() }
        scene.load(\.number) { 2 }
        while scene.state.number != .loaded(2) { await Task.yield() }
        gate.open()
        await scene.finish()
        #expect(scene.state.number == .loaded(2))
        #expect(view.states.map(\.number) == [.loading(nil), .loading(nil), .loaded(2)])
    }

    @Test func retryAsksOnlyForWhatFailed() async {
        let scene = makeScene()
        var numbers = 0
        var texts = 0
        scene.load(\.number) {
            numbers += 1
            return numbers
        }
        scene.load(\.text) {
            texts += 1
            if texts == 1 { throw Offline() }
            return "there"
        }
        await scene.finish()
        #expect(scene.state.text == .failed(SceneFailure(Offline()), nil))
        #expect(app.failures.map(\.0.field) == ["text"])
        scene.retry()
        await scene.finish()
        scene.retry()
        await scene.finish()
        #expect(numbers == 1 && texts == 2 && scene.state.text == .loaded("there"))
    }

    @Test func loadsAreCancelledWithTheScene() async {
        var scene: SceneContext? = makeScene()
        let gate = Gate()
        var wasCancelled: Bool?
        scene?.load(\.number) {
            await gate.wait()
            wasCancelled = Task.isCancelled
            return 1
        }
        while gate.count == 0 { await Task.yield() }
        weak let gone = scene
        scene = nil
        #expect(gone == nil)
        gate.open()
        while wasCancelled == nil { await Task.yield() }
        #expect(wasCancelled == true)
    }

    @Test func anActionIsBegunOnceAndOutlivesTheScene() async {
        var scene: SceneContext? = makeScene()
        let gate = Gate()
        var saved = 0
        var followed = 0
        let act: @MainActor @Sendable () async throws -> Void = {
            await gate.wait()
            saved += 1
        }
        #expect(scene?.perform(\.saving, act, then: { followed += 1 }) == true)
        #expect(scene?.perform(\.saving, act) == false)
        #expect(scene?.state.saving == .running)
        while gate.count == 0 { await Task.yield() }
        scene = nil
        gate.open()
        while saved == 0 { await Task.yield() }
        #expect(gate.count == 1 && followed == 0)
    }

    @Test func aFailedActionIsShownAndTold() async {
        let scene = makeScene()
        scene.perform(\.saving) { throw Offline() }
        await scene.finish()
        #expect(scene.state.saving == .failed(SceneFailure(Offline())))
        #expect(app.failures.map(\.1) == [false])
        scene.perform(\.saving) {}
        await scene.finish()
        #expect(scene.state.saving == .idle)
    }

    @Test func nothingIsChangedWhereTheScreenCannotLeadOn() {
        let scene = makeScene()
        var changes = 0
        #expect(scene.show(.next) { changes += 1 })
        wireframe.canLead = false
        #expect(!scene.show(.next) { changes += 1 })
        #expect(changes == 1 && wireframe.routes == [.next])
    }

    @Test func valuesAreFollowedUntilTheSceneGoes() async {
        var scene: SceneContext? = makeScene()
        let (values, continuation) = AsyncStream.makeStream(of: Int.self)
        scene?.follow(\.number) { values }
        #expect(scene?.isLoading == true)
        continuation.yield(1)
        continuation.yield(2)
        while scene?.state.number != .loaded(2) { await Task.yield() }
        await scene?.finish()
        let isOver = Task {
            await withCheckedContinuation { over in continuation.onTermination = { _ in over.resume() } }
        }
        await Task.yield()
        weak let gone = scene
        scene = nil
        await isOver.value
        #expect(gone == nil)
    }

    @Test func aSequenceThatFailsIsFollowedAgain() async {
        let scene = makeScene()
        var followed = 0
        scene.follow(\.number) {
            followed += 1
            return AsyncThrowingStream<Int, any Error> { continuation in
                continuation.yield(followed)
                if followed == 1 { continuation.finish(throwing: Offline()) } else { continuation.finish() }
            }
        }
        while scene.state.number.failure == nil { await Task.yield() }
        #expect(scene.state.number == .failed(SceneFailure(Offline()), 1) && app.failures.count == 1)
        scene.retry()
        await scene.finish()
        #expect(scene.state.number == .loaded(2))
        for _ in 0..<10 { await Task.yield() }
        scene.retry()
        #expect(followed == 2 && scene.state.number == .loaded(2))
    }

    @Test func aSequenceWithoutValuesLeavesTheFieldAsItWas() async {
        let scene = makeScene()
        scene.follow(\.number) { AsyncStream<Int> { $0.finish() } }
        await scene.finish()
        #expect(scene.state.number == .notAsked && app.failures.isEmpty)
    }

    @Test func aLoadThatTakesTooLongIsNamed() async {
        let scene = makeScene()
        let gate = Gate()
        scene.load(\.number) {
            await gate.wait()
            return 1
        }
        await withKnownIssue {
            await scene.finish(within: 0.01)
        } matching: { issue in
            "\(issue)".contains("number didn't finish within 0.01 seconds")
        }
        gate.open()
        await scene.finish()
    }
}

/// The screen of a scene, in a window.
@MainActor
@Suite
struct UnseenFailureTests {
    private final class Display: UIViewController, SceneView {
        func render(_ state: Screen) {}
    }

    @Test(arguments: [false, true])
    func aFailureIsToldWithWhetherItCanBeSeen(isCovered: Bool) async {
        let app = App()
        let display = Display(nibName: nil, bundle: nil)
        let scene = SceneContext(
            descriptor: (),
            environment: app,
            state: Screen(),
            wireframe: RecordingWireframe<Route>()
        )
        scene.attach(display)
        let window = UIWindow(frame: .zero)
        window.rootViewController = display
        window.makeKeyAndVisible()
        if isCovered { display.present(UIViewController(), animated: false) }
        scene.load(\.number) { throw Offline() }
        scene.perform(\.saving) { throw Offline() }
        await scene.finish()
        #expect(app.failures.map(\.0.field).sorted() == ["number", "saving"])
        #expect(app.failures.allSatisfy { $0.1 == !isCovered })
    }
}

@MainActor
@Suite
struct DisplayStatesTests {
    @Test func aPreviewOpensEachState() async throws {
        let states = ["open", "closed"].map { name in
            SceneDisplayState(name: name) {
                let screen = UIViewController()
                screen.title = name
                return screen
            }
        }
        let driver = ScreenDriver(showing: DisplayStatesViewController.preview(states))
        let buttons = try #require(driver.screen?.view).buttons
        #expect(buttons.map(\.currentTitle) == ["open", "closed"])
        buttons.last?.sendActions(for: .primaryActionTriggered)
        try await driver.waitForTitle("closed")
    }
}

extension UIView {
    fileprivate var buttons: [UIButton] { (self as? UIButton).map { [$0] } ?? subviews.flatMap(\.buttons) }
}
