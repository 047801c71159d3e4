import Foundation
import Testing
import ViperRuntime
import ViperTesting

/// A screen on a stack, in a tab, in a window; what stands in its way is what each test puts there.
@MainActor private final class Stage {
    enum Obstacle: CaseIterable {
        case nothing, screenHasGone, noWindow, noStack, noTabs, otherTab, covered, below, inTransition
    }

    enum Kind: CaseIterable {
        case push, pushShared, replace, present, presentInNavigation, tab, tabPushing, close, custom
    }

    let window = UIWindow(frame: .zero)
    let screen = UIViewController()
    let destination = UIViewController()
    private var isGone = false
    private(set) lazy var stack = UINavigationController(rootViewController: UIViewController())
    private(set) lazy var otherStack = UINavigationController(rootViewController: UIViewController())

    init(_ obstacle: Obstacle) {
        destination.title = "destination"
        let tabs = UITabBarController()
        switch obstacle {
        case .noStack:
            tabs.viewControllers = [screen, otherStack]
            window.rootViewController = tabs
        case .noTabs:
            stack.pushViewController(screen, animated: false)
            window.rootViewController = stack
        default:
            stack.pushViewController(screen, animated: false)
            tabs.viewControllers = [stack, otherStack]
            window.rootViewController = tabs
        }
        if obstacle != .noWindow { window.makeKeyAndVisible() }
        switch obstacle {
        case .screenHasGone: isGone = true
        case .otherTab: tabs.selectedIndex = 1
        case .covered: screen.present(UIViewController(), animated: false)
        case .below: stack.pushViewController(UIViewController(), animated: false)
        case .inTransition: stack.pushViewController(UIViewController(), animated: true)
        default: break
        }
    }

    func transition(_ kind: Kind) -> SceneTransition {
        switch kind {
        case .push: return .push(self.destination)
        case .pushShared:
            if destination.parent == nil { otherStack.pushViewController(destination, animated: false) }
            return .push(self.destination)
        case .replace: return .replace(with: self.destination)
        case .present: return .present(self.destination)
        case .presentInNavigation: return .presentInNavigation(self.destination, style: .formSheet)
        case .tab: return .selectTab(at: 1)
        case .tabPushing: return .selectTab(at: 1) { self.destination }
        case .close: return .close
        case .custom:
            return SceneTransition { screen throws(NavigationObstacle) in
                guard screen.navigationController != nil else { throw .other("there is no bar") }
                return { screen.title = "custom" }
            }
        }
    }

    /// What can be seen of all that could change, in one text.
    var picture: String { "\(window.treeDescription) \(screen.title ?? "")" }

    func take(_ kind: Kind, change: () -> Void) -> Bool {
        transition(kind).take(from: isGone ? nil : screen, log: NavigationLog { _ in }, after: change)
    }
}

@MainActor
@Suite
struct SceneTransitionTests {
    /// Whatever stands in its way: a change is made if and only if the screen leads on.
    @Test(arguments: Stage.Kind.allCases, Stage.Obstacle.allCases)
    fileprivate func aChangeIsMadeOnlyWhenTheRouteIsTaken(kind: Stage.Kind, obstacle: Stage.Obstacle) async {
        let stage = Stage(obstacle)
        _ = stage.transition(kind)
        let before = stage.picture
        var changed = 0
        let led = stage.take(kind) { changed += 1 }
        for _ in 0..<20 { await Task.yield() }
        #expect(changed == (led ? 1 : 0))
        if led { #expect(stage.picture != before) }
        if obstacle == .nothing { #expect(led) }
        if [.screenHasGone, .otherTab, .covered, .below, .inTransition].contains(obstacle) { #expect(!led) }
    }

    @Test(arguments: [Stage.Kind.push, .replace, .present, .tabPushing])
    fileprivate func aSecondTapNeitherChangesNorLeads(kind: Stage.Kind) {
        let stage = Stage(.nothing)
        var changed = 0
        #expect(stage.take(kind) { changed += 1 })
        #expect(!stage.take(kind) { changed += 1 })
        #expect(changed == 1)
    }

    @Test func nothingIsBuiltForAScreenThatIsNotInFront() {
        let stage = Stage(.covered)
        var built = 0
        let make = {
            built += 1
            return UIViewController()
        }
        #expect(!SceneTransition.push(make()).take(from: stage.screen))
        #expect(!SceneTransition.present(make()).take(from: stage.screen))
        #expect(built == 0)
    }

    @Test func aDestinationThatIsShownElsewhereIsRefused() {
        let stage = Stage(.nothing)
        var messages: [String] = []
        let log = NavigationLog { messages.append($0) }
        let elsewhere = stage.otherStack.viewControllers[0]
        #expect(!SceneTransition.present(elsewhere).take(from: stage.screen, log: log) { Issue.record("changed") })
        #expect(!SceneTransition.replace(with: elsewhere).take(from: stage.screen, log: log))
        #expect(!SceneTransition.push(elsewhere).take(from: stage.screen, log: log))
        #expect(!SceneTransition.push(UINavigationController()).take(from: stage.screen, log: log))
        #expect(!SceneTransition.push(stage.screen).take(from: stage.screen, log: log))
        #expect(Set(messages.map { $0.suffix(10) }).count == 3 && messages.count == 5)
    }

    @Test func aPresentedScreenHasAWayOut() async {
        let stage = Stage(.nothing)
        #expect(SceneTransition.presentInNavigation(stage.destination).take(from: stage.screen))
        while stage.destination.viewIfLoaded?.window == nil { await Task.yield() }
        #expect(stage.destination.navigationItem.leftBarButtonItem?.primaryAction != nil)
        #expect(SceneTransition.close.take(from: stage.destination))
        while stage.destination.viewIfLoaded?.window != nil { await Task.yield() }
        #expect(!SceneTransition.close.take(from: stage.stack.viewControllers[0]))
    }
}
