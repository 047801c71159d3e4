#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    @MainActor @Suite struct SceneNavigatorTests {
        @MainActor private final class Messages {
            var all: [String] = []
        }

        private let messages = Messages()
        private let screen = Screen("a")
        private let stack: UINavigationController
        private let window: UIWindow

        init() {
            stack = UINavigationController(rootViewController: screen)
            window = show(stack)
        }

        private func navigator(from screen: UIViewController?) -> SceneNavigator {
            SceneNavigator(from: screen, log: NavigationLog { [messages] in messages.all.append($0) })
        }

        @Test func twoTapsPushOnce() async {
            #expect(navigator(from: screen).push(Screen("b")))
            #expect(!navigator(from: screen).push(Screen("c")))
            #expect(messages.all == ["Didn't lead from Screen to Screen: another transition is under way."])
            await turn()
            #expect(stack.viewControllers.map(\.title) == ["a", "b"])
        }

        @Test func twoTapsPresentOnce() async {
            #expect(navigator(from: screen).present(Screen("b")))
            #expect(!navigator(from: screen).present(Screen("c")))
            await turn()
            #expect(window.rootViewController?.presentedViewController?.title == "b")
            #expect(messages.all.count == 1)
        }

        @Test func aPresentedScreenCloses() async {
            let editor = Screen("editor")
            screen.present(UINavigationController(rootViewController: editor), animated: false)
            #expect(navigator(from: editor).close())
            #expect(!navigator(from: editor).close())
            await turn()
            #expect(screen.presentedViewController == nil)
            #expect(!navigator(from: screen).close())
            #expect(messages.all.last == "Didn't lead from Screen back: it isn't presented.")
        }

        @Test func screensOnTheStackGoBack() async {
            let (second, third) = (Screen("b"), Screen("c"))
            stack.setViewControllers([screen, second, third], animated: false)
            #expect(!navigator(from: second).pop())
            #expect(navigator(from: third).pop())
            #expect(!navigator(from: third).pop())
            await turn()
            #expect(stack.viewControllers == [screen, second])
            stack.pushViewController(third, animated: false)
            #expect(navigator(from: third).popToRoot())
            await turn()
            #expect(stack.viewControllers == [screen])
            #expect(!navigator(from: screen).pop())
            #expect(!navigator(from: screen).popToRoot())
            #expect(
                messages.all.last == "Didn't lead from Screen back: nothing would be left on the stack that it is on."
            )
            #expect(!navigator(from: Screen("alone")).pop())
        }

        @Test func aScreenOnTheStackIsFoundByItsScene() async {
            struct Shop: TypedDescriptor { typealias Output = UIViewController }
            struct Cart: TypedDescriptor { typealias Output = UIViewController }
            let (first, nearest, top) = (Screen("b"), Screen("c"), Screen("d"))
            stack.setViewControllers(
                [
                    screen, first.showing(Shop(), in: 1), nearest.showing(Shop(), in: 1),
                    top.showing(Shop(), in: 1),
                ],
                animated: false
            )
            #expect(!navigator(from: top).pop(to: Cart.self))
            #expect(
                messages.all == ["Didn't lead from Screen back: no screen of Cart is below it on the stack."]
            )
            #expect(navigator(from: top).pop(to: Shop.self))
            await turn()
            #expect(stack.viewControllers == [screen, first, nearest])
        }

        /// A sheet that hands over what was picked, and goes: UIKit pushes below it, and presents nothing.
        @Test func aScreenLeadsOnBelowASheetThatIsGoing() async {
            screen.present(Screen("sheet"), animated: false)
            #expect(!navigator(from: screen).push(Screen("early")))
            screen.dismiss(animated: true)
            #expect(!navigator(from: screen).present(Screen("b")))
            #expect(navigator(from: screen).push(Screen("b")))
            #expect(!navigator(from: screen).push(Screen("c")))
            await turn()
            #expect(stack.viewControllers.map(\.title) == ["a", "b"])
        }

        @Test func aTabWithoutAStackIsNotSelectedToPush() {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Screen("home")), Screen("plain")]
            let window = show(tabs)
            let home = (tabs.viewControllers?[0] as? UINavigationController)?.topViewController
            #expect(!navigator(from: home).selectTab(at: 1, pushing: Screen("b")))
            #expect(tabs.selectedIndex == 0)
            #expect(messages.all == ["Didn't lead from Screen to Screen: the tab 1 has no navigation controller."])
            #expect(navigator(from: home).selectTab(at: 1))
            #expect(window.rootViewController === tabs)
        }

        @Test func aSharedScreenThatIsAloneOnItsStackStaysThere() {
            let shared = Screen("shared")
            let other = UINavigationController(rootViewController: shared)
            #expect(!navigator(from: screen).pushShared(shared))
            #expect(other.viewControllers == [shared])
            let presented = Screen("presented")
            screen.present(presented, animated: false)
            #expect(!navigator(from: screen).pushShared(presented))
        }

        @Test func aScreenThatIsComingDoesNotLeadOnYet() async {
            let b = Screen("b")
            navigator(from: screen).push(b)
            #expect(!navigator(from: b).push(Screen("c")))
            await turn()
            #expect(navigator(from: b).push(Screen("c")))
            #expect(stack.viewControllers.map(\.title) == ["a", "b", "c"])
        }

        @Test func aScreenMayLeadOnAsSoonAsItHasAppeared() async {
            let b = Screen("b")
            b.whenAppeared = { SceneNavigator(from: $0).push(Screen("c")) }
            navigator(from: screen).push(b)
            await turn()
            #expect(stack.viewControllers.map(\.title) == ["a", "b", "c"])
        }

        @Test func anAnswerThatComesLateDoesNotLeadOnFromBelow() {
            stack.pushViewController(Screen("b"), animated: false)
            #expect(!navigator(from: screen).push(Screen("late")))
            #expect(!navigator(from: screen).present(Screen("late")))
            #expect(!navigator(from: screen).replace(with: Screen("late")))
            #expect(stack.viewControllers.map(\.title) == ["a", "b"])
            #expect(stack.presentedViewController == nil)
            #expect(messages.all.first == "Didn't lead from Screen to Screen: Screen is on top of it.")
            #expect(messages.all.count == 3)
        }

        @Test func aCoveredScreenDoesNotLeadOnButWhatCoversItDoes() {
            let cover = UINavigationController(rootViewController: Screen("cover"))
            stack.present(cover, animated: false)
            #expect(!navigator(from: screen).push(Screen("late")))
            #expect(messages.all == ["Didn't lead from Screen to Screen: UINavigationController is presented over it."])
            #expect(navigator(from: cover.topViewController).push(Screen("b")))
        }

        @Test func aDismissalHasToEndBeforeAPresentation() async {
            stack.present(Screen("sheet"), animated: false)
            stack.dismiss(animated: true)
            #expect(!navigator(from: screen).present(Screen("b")))
            await turn()
            #expect(navigator(from: screen).present(Screen("b")))
        }

        @Test func aScreenThatHasGoneDoesNotLeadOn() {
            #expect(!navigator(from: nil).push(Screen("late")))
            let popped = Screen("popped")
            stack.pushViewController(popped, animated: false)
            stack.popViewController(animated: false)
            #expect(!navigator(from: popped).push(Screen("late")))
            #expect(!navigator(from: popped).present(Screen("late")))
            #expect(
                messages.all == [
                    "Didn't lead to Screen: the screen has gone.",
                    "Didn't lead from Screen to Screen: it isn't in a navigation controller.",
                    "Didn't lead from Screen to Screen: it isn't on the screen any more.",
                ]
            )
        }

        @Test func anEmbeddedScreenLeadsOnWithTheOneThatItIsIn() {
            let child = Screen("child")
            screen.embed(child)
            #expect(navigator(from: child).push(Screen("b"), animated: false))
            #expect(!navigator(from: child).push(Screen("late"), animated: false))
            #expect(stack.viewControllers.map(\.title) == ["a", "b"])
        }

        @Test func aReplacedScreenLeavesItsPlace() {
            let b = Screen("b")
            stack.pushViewController(b, animated: false)
            #expect(navigator(from: b).replace(with: Screen("c"), animated: false))
            #expect(stack.viewControllers.map(\.title) == ["a", "c"])
        }

        @Test func aSharedScreenLeavesItsFormerStackFirst() {
            let shared = Screen("shared")
            let other = UINavigationController(rootViewController: Screen("other"))
            other.pushViewController(shared, animated: false)
            #expect(navigator(from: screen).pushShared(shared, animated: false))
            #expect(stack.viewControllers.map(\.title) == ["a", "shared"])
            #expect(other.viewControllers.map(\.title) == ["other"])
            #expect(shared.parent === stack)
        }

        @Test func aSharedScreenThatIsBelowComesUp() {
            let shared = Screen("shared")
            let b = Screen("b")
            #expect(navigator(from: screen).pushShared(shared, animated: false))
            stack.pushViewController(b, animated: false)
            #expect(navigator(from: b).pushShared(shared, animated: false))
            #expect(stack.viewControllers.map(\.title) == ["a", "b", "shared"])
            #expect(!navigator(from: shared).pushShared(shared, animated: false))
            #expect(messages.all == ["Didn't lead from Screen to Screen: it is in front already."])
        }

        @Test func aSharedScreenStaysWhereItIsWhenItIsNotPushed() {
            let shared = Screen("shared")
            let other = UINavigationController(rootViewController: Screen("other"))
            other.pushViewController(shared, animated: false)
            stack.pushViewController(Screen("b"), animated: false)
            #expect(!navigator(from: screen).pushShared(shared, animated: false))
            #expect(other.viewControllers.map(\.title) == ["other", "shared"])
        }

        @Test func anotherTabIsSelectedAndPushedOnto() {
            let tabs = UITabBarController()
            let other = UINavigationController(rootViewController: Screen("other"))
            window.rootViewController = tabs
            tabs.viewControllers = [stack, other]
            #expect(navigator(from: screen).selectTab(at: 1, pushing: Screen("b")))
            #expect(tabs.selectedIndex == 1)
            #expect(other.viewControllers.map(\.title) == ["other", "b"])
            // From now on it isn't in front.
            #expect(!navigator(from: screen).selectTab(at: 0))
            #expect(!navigator(from: screen).push(Screen("late")))
            #expect(messages.all.last == "Didn't lead from Screen to Screen: another tab is selected.")
            #expect(tabs.selectedIndex == 1)
        }

        @Test func aTabThatIsSelectedGoesBackToItsFirstScreen() {
            let tabs = UITabBarController()
            window.rootViewController = tabs
            tabs.viewControllers = [stack, UINavigationController(rootViewController: Screen("other"))]
            let b = Screen("b")
            stack.pushViewController(b, animated: false)
            #expect(navigator(from: b).selectTab(at: 0))
            #expect(stack.viewControllers.map(\.title) == ["a"])
        }

        @Test func aTabThatIsNotSelectedKeepsItsScreens() {
            let tabs = UITabBarController()
            let other = UINavigationController(rootViewController: Screen("other"))
            other.pushViewController(Screen("b"), animated: false)
            window.rootViewController = tabs
            tabs.viewControllers = [stack, other]
            #expect(navigator(from: screen).selectTab(at: 1))
            #expect(other.viewControllers.map(\.title) == ["other", "b"])
        }

        @Test func aTabThatIsNotThereIsNotSelected() {
            #expect(!navigator(from: screen).selectTab(at: 1))
            let reason = "it isn't in a tab bar controller with a tab 1"
            #expect(messages.all == ["Didn't lead from Screen to another tab: \(reason)."])
        }

        @Test func withoutAWindowWireframesLeadOnAtOnce() {
            let screen = UIViewController()
            let stack = UINavigationController(rootViewController: screen)
            #expect(SceneNavigator(from: screen).push(UIViewController()))
            #expect(stack.viewControllers.count == 2)
        }
    }
#endif
