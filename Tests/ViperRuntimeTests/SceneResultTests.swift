import Testing

@testable import ViperRuntime

@MainActor
@Suite
struct SceneResultTests {
    private final class Editor: UIViewController {}

    private let window = UIWindow()
    private let screen = UIViewController()

    init() {
        window.rootViewController = screen
        window.makeKeyAndVisible()
    }

    /// Shows an editor, as a wireframe does.
    private func present(_ result: SceneResult<Int>) -> SceneOutcome<Int> {
        let editor = Editor()
        result.attach(to: editor)
        let destination = UINavigationController(rootViewController: editor)
        SceneNavigator(from: screen).present(destination, animated: false)
        return destination.outcome()
    }

    @Test func aValueReachesWhoeverAwaitsIt() async {
        let result = SceneResult<Int>()
        let outcome = present(result)
        async let first = outcome.value
        async let second = outcome.value
        result.send(3)
        screen.dismiss(animated: false)
        #expect(await [first, second] == [3, 3])
    }

    @Test func theLastValueCounts() async {
        let result = SceneResult<Int>()
        let outcome = present(result)
        result.send(3)
        result.send(4)
        result.send(nil)
        screen.dismiss(animated: false)
        #expect(await outcome.value == 4)
    }

    /// A way back may be refused, as while another screen is in front: people go on there, and may save again.
    @Test func nothingIsHandedBackWhileTheScreenIsThere() async throws {
        let result = SceneResult<Int>()
        let outcome = present(result)
        let editor = try #require(screen.presentedViewController)
        editor.present(UIViewController(), animated: false)
        var answers: [Int?] = []
        let waiting = Task { answers.append(await outcome.value) }
        result.send(1)
        #expect(!SceneNavigator(from: editor).close(animated: false))
        for _ in 0..<20 { await Task.yield() }
        #expect(answers.isEmpty)
        editor.dismiss(animated: false)
        result.send(2)
        #expect(SceneNavigator(from: editor).close(animated: false))
        await waiting.value
        #expect(answers == [2])
    }

    @Test func aScreenThatIsLeftHandsNothingBack() async {
        let outcome = present(SceneResult())
        Task { screen.dismiss(animated: false) }
        #expect(await outcome.value == nil)
    }

    @Test func aScreenThatWasNotShownHandsNothingBack() async {
        window.rootViewController = UIViewController()
        let outcome = present(SceneResult())
        #expect(await outcome.value == nil)
    }

    @Test func whatIsAtWorkMayStillHandAValueBack() async {
        var result: SceneResult? = SceneResult<Int>()
        let outcome = present(result ?? SceneResult())
        let work = Task { [result] in
            for _ in 0..<10 { await Task.yield() }
            result?.send(5)
        }
        result = nil
        screen.dismiss(animated: false)
        #expect(await outcome.value == 5)
        await work.value
    }

    /// UIKit refuses to present while another screen is on its way out.
    @Test func whoeverAwaitsItCanLeadOn() async throws {
        let (editor, result) = (Editor(), SceneResult<Int>())
        result.attach(to: editor)
        SceneNavigator(from: screen).present(editor, animated: false)
        let outcome: SceneOutcome<Int> = editor.outcome()
        result.send(3)
        SceneNavigator(from: editor).close(animated: true)
        #expect(screen.transitionCoordinator != nil)
        #expect(await outcome.value == 3)
        #expect(SceneNavigator(from: screen).present(UIViewController(), animated: true))
    }

    @Test func whoeverAwaitsItCanPushInTheSameStack() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        screen.present(stack, animated: false)
        let (editor, result) = (Editor(), SceneResult<Int>())
        result.attach(to: editor)
        stack.pushViewController(editor, animated: false)
        let outcome: SceneOutcome<Int> = editor.outcome()
        result.send(3)
        #expect(SceneNavigator(from: editor).pop(animated: true))
        #expect(await outcome.value == 3)
        #expect(SceneNavigator(from: stack.topViewController).push(UIViewController()))
    }

    @Test func nobodyWaitsInACancelledTask() async {
        let result = SceneResult<Int>()
        let outcome = present(result)
        let task = Task { await outcome.value }
        await Task.yield()
        task.cancel()
        #expect(await task.value == nil)
        result.send(1)
        screen.dismiss(animated: false)
        #expect(await outcome.value == 1)
    }

    @Test func aScreenWithoutAResultOfThatTypeHandsNothingBack() async {
        let none: SceneOutcome<Int> = UIViewController().outcome()
        #expect(await none.value == nil)
        let screen = UIViewController()
        SceneResult<String>().attach(to: screen)
        let other: SceneOutcome<Int> = screen.outcome()
        #expect(await other.value == nil)
    }

    @Test func asManyTapsAsScreensAreAwaited() async {
        let (tasks, result) = (SceneTasks(), SceneResult<Int>())
        let outcome = present(result)
        var answers: [Int] = []
        tasks.lead({ await outcome.value }, then: { answers.append($0) })
        tasks.lead({ nil }, then: { answers.append($0) })
        tasks.cancelAll()
        result.send(3)
        screen.dismiss(animated: false)
        await tasks.finish()
        #expect(answers == [3])
    }
}
