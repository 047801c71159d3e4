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
        return destination.outcome(of: Int.self)
    }

    @Test func aValueReachesWhoeverAwaitsIt() async {
        let result = SceneResult<Int>()
        let outcome = present(result)
        async let first = outcome.value
        async let second = outcome.value
        result.send(3)
        #expect(await [first, second] == [3, 3])
    }

    @Test func onlyTheFirstValueCounts() async {
        let result = SceneResult<Int>()
        result.send(nil)
        let outcome = present(result)
        result.send(3)
        result.send(4)
        #expect(await outcome.value == 3)
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
        let outcome = editor.outcome(of: Int.self)
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
        let outcome = editor.outcome(of: Int.self)
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
        #expect(await outcome.value == 1)
    }

    @Test func aScreenWithoutAResultOfThatTypeHandsNothingBack() async {
        #expect(await UIViewController().outcome(of: Int.self).value == nil)
        let screen = UIViewController()
        SceneResult<String>().attach(to: screen)
        #expect(await screen.outcome(of: Int.self).value == nil)
    }
}
