#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    @MainActor @Suite struct LinkDestinationTests {
        @MainActor private final class Messages {
            var all: [String] = []
        }

        private let messages = Messages()
        private let tabs = UITabBarController()
        private let home = UINavigationController(rootViewController: Screen("home"))
        private let shops = UINavigationController(rootViewController: Screen("shops"))
        private let window: UIWindow

        init() {
            tabs.viewControllers = [home, shops]
            window = show(tabs)
        }

        private func follow(_ destination: LinkDestination) -> Bool {
            window.show(destination, log: NavigationLog { [messages] in messages.all.append($0) })
        }

        private var titles: [[String?]] { [home, shops].map { $0.viewControllers.map(\.title) } }

        @Test func aTabIsSelectedAndItsStackBuilt() {
            shops.pushViewController(Screen("old"), animated: false)
            #expect(follow(LinkDestination(tab: 1, stack: [Screen("shop"), Screen("product")])))
            #expect(tabs.selectedIndex == 1)
            #expect(titles == [["home"], ["shops", "shop", "product"]])
        }

        @Test func withoutATabTheSelectedOneLeadsOn() {
            #expect(follow(LinkDestination(stack: [Screen("a")])))
            #expect(titles == [["home", "a"], ["shops"]])
        }

        @Test func theFirstScreenIsReplaced() {
            #expect(follow(LinkDestination(tab: 1, root: Screen("found"))))
            #expect(titles == [["home"], ["found"]])
            let own = UINavigationController(rootViewController: Screen("own"))
            shops.tabBarItem.title = "Shops"
            #expect(follow(LinkDestination(tab: 1, root: own, stack: [Screen("a")])))
            #expect(tabs.viewControllers == [home, own])
            #expect(tabs.selectedViewController === own)
            #expect(own.tabBarItem.title == "Shops")
            #expect(own.viewControllers.map(\.title) == ["own", "a"])
        }

        @Test func whatIsPresentedGoes() async {
            tabs.present(Screen("sheet"), animated: false)
            #expect(follow(LinkDestination(tab: 1, stack: [Screen("a")], modal: Screen("b"))))
            await turn()
            #expect(titles == [["home"], ["shops", "a"]])
            #expect(tabs.presentedViewController?.title == "b")
        }

        @Test func aScreenThatIsOnlyPresentedLeavesTheRest() async {
            home.pushViewController(Screen("a"), animated: false)
            tabs.present(UIViewController(), animated: false)
            #expect(follow(LinkDestination(modal: Screen("b"))))
            await turn()
            #expect(titles == [["home", "a"], ["shops"]])
            #expect(tabs.presentedViewController?.presentedViewController?.title == "b")
        }

        @Test func changesThatNobodySavedStay() {
            let editor = Screen("editor")
            editor.isModalInPresentation = true
            tabs.present(editor, animated: false)
            #expect(!follow(LinkDestination(tab: 1)))
            #expect(tabs.presentedViewController === editor)
            #expect(tabs.selectedIndex == 0)
            #expect(messages.all == ["Didn't show another place: Screen says that it can't be swiped away."])
        }

        @Test func changesInAScreenWithABarStay() {
            let editor = Screen("editor")
            editor.isModalInPresentation = true
            tabs.present(UINavigationController(rootViewController: editor), animated: false)
            #expect(!follow(LinkDestination(tab: 1)))
            tabs.dismiss(animated: false)
            shops.pushViewController(editor, animated: false)
            #expect(!follow(LinkDestination(tab: 1, stack: [Screen("a")])))
            #expect(follow(LinkDestination(tab: 0, stack: [Screen("a")])))
            #expect(titles == [["home", "a"], ["shops", "editor"]])
        }

        @Test func aLinkWaitsForATransition() async {
            home.pushViewController(Screen("a"), animated: true)
            #expect(follow(LinkDestination(tab: 1, stack: [Screen("b")])))
            #expect(tabs.selectedIndex == 0)
            await turn()
            #expect(titles == [["home", "a"], ["shops", "b"]])
            tabs.present(UIViewController(), animated: true)
            #expect(follow(LinkDestination(modal: Screen("c"))))
            await turn()
            await turn()
            #expect(tabs.presentedViewController?.presentedViewController?.title == "c")
        }

        @Test func theSameScreenIsPresentedOnce() async {
            for title in ["a", "b"] {
                let screen = UINavigationController(rootViewController: Screen(title))
                #expect(follow(LinkDestination(modal: screen)))
                await turn()
                await turn()
            }
            let presented = tabs.presentedViewController as? UINavigationController
            #expect(presented?.viewControllers.map(\.title) == ["b"])
            #expect(presented?.presentedViewController == nil)
        }

        @Test func aBarHasAButtonThatCloses() async throws {
            let screen = Screen("about")
            #expect(follow(LinkDestination(modal: UINavigationController(rootViewController: screen))))
            await turn()
            let button = try #require(screen.navigationItem.leftBarButtonItem)
            button.primaryAction?.performWithSender(button, target: nil)
            await turn()
            #expect(tabs.presentedViewController == nil)
            let other = Screen("editor")
            other.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
            #expect(follow(LinkDestination(modal: UINavigationController(rootViewController: other))))
            #expect(other.navigationItem.leftBarButtonItem == nil)
        }

        @Test func aSharedScreenLeavesItsStack() {
            let shared = Screen("shared")
            home.pushViewController(shared, animated: false)
            #expect(follow(LinkDestination(tab: 1, stack: [shared])))
            #expect(titles == [["home"], ["shops", "shared"]])
        }

        @Test func whereThereIsNoStackNothingChanges() {
            #expect(!follow(LinkDestination(tab: 2, stack: [Screen("a")])))
            tabs.viewControllers = [home, Screen("plain")]
            #expect(!follow(LinkDestination(tab: 1, stack: [Screen("a")])))
            #expect(tabs.selectedIndex == 0)
            window.rootViewController = Screen("alone")
            #expect(!follow(LinkDestination(stack: [Screen("a")])))
            window.rootViewController = nil
            #expect(!follow(LinkDestination(stack: [Screen("a")])))
            #expect(messages.all.count == 4)
        }
    }
#endif
