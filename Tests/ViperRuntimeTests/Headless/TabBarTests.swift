#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct TabBarTests {
        let log = CallLog()

        private func tabs(_ names: String...) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = names.map { Screen($0, log) }
            return tabs
        }

        @Test func onlyTheSelectedScreenIsLoaded() {
            let tabs = tabs("a", "b")
            let window = show(tabs)
            #expect(tabs.children.map(\.isViewLoaded) == [true, false])
            #expect(tabs.selectedIndex == 0)
            #expect(tabs.children.allSatisfy { $0.tabBarController === tabs })
            #expect(window.rootViewController === tabs)
        }

        @Test func switchingTellsBothScreensInUIKitsOrder() {
            let tabs = tabs("a", "b")
            let window = show(tabs)
            _ = log.take()
            tabs.selectedIndex = 1
            #expect(
                log.take() == [
                    "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
                ]
            )
            #expect(tabs.selectedViewController === tabs.viewControllers?.last)
            tabs.selectedIndex = 1
            tabs.selectedIndex = 2
            tabs.selectedIndex = -1
            tabs.selectedViewController = Screen("stranger")
            #expect(log.take() == [])
            #expect(window.rootViewController === tabs)
        }

        @Test func withoutScreensNothingIsSelected() {
            let tabs = UITabBarController()
            let window = show(tabs)
            #expect(tabs.viewControllers == nil)
            #expect(tabs.selectedIndex == NSNotFound)
            #expect(tabs.selectedViewController == nil)
            #expect(window.rootViewController === tabs)
        }

        @Test func aNewSetKeepsTheSelectionThenTheIndexThenTakesTheFirst() throws {
            let tabs = tabs("a", "b", "c")
            tabs.selectedIndex = 1
            let b = try #require(tabs.selectedViewController)
            tabs.viewControllers = [b, Screen("d")]
            #expect(tabs.selectedViewController === b)
            tabs.viewControllers = [Screen("e"), Screen("f")]
            #expect(tabs.selectedViewController?.title == "e")
            tabs.selectedIndex = 1
            tabs.viewControllers = [Screen("g")]
            #expect(tabs.selectedViewController?.title == "g")
        }

        @Test func navigationInsideTabsAppearsWithItsTop() {
            let tabs = UITabBarController()
            let navigation = UINavigationController(rootViewController: Screen("b", log))
            tabs.viewControllers = [Screen("a", log), navigation]
            let window = show(tabs)
            navigation.pushViewController(Screen("c", log), animated: false)
            _ = log.take()
            tabs.selectedViewController = navigation
            #expect(
                log.take() == [
                    "c didLoad", "c willAppear", "a willDisappear", "c isAppearing", "a didDisappear", "c didAppear",
                ]
            )
            #expect(navigation.topViewController?.tabBarController === tabs)
            #expect(navigation.topViewController?.view.window === window)
        }

        @Test func droppedScreensAreReleased() {
            let tabs = tabs("a", "b")
            let window = show(tabs)
            weak let a = tabs.viewControllers?.first
            tabs.viewControllers = [Screen("c", log)]
            #expect(a == nil)
            #expect(tabs.selectedViewController?.view.window === window)
        }
    }
#endif
