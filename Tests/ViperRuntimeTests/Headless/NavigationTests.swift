#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct NavigationTests {
        let log = CallLog()

        @Test func pushingTellsBothScreensInUIKitsOrder() async {
            let navigation = UINavigationController(rootViewController: Screen("a", log))
            let window = show(navigation)
            #expect(
                log.take() == [
                    "a willMove in", "a didMove in", "a didLoad", "a willAppear", "a isAppearing", "a didAppear",
                ]
            )
            navigation.pushViewController(Screen("b", log), animated: true)
            await turn()
            #expect(
                log.take() == [
                    "b willMove in", "b didLoad", "a willDisappear", "b willAppear (pushed)", "b isAppearing",
                    "a didDisappear", "b didAppear", "b didMove in",
                ]
            )
            #expect(navigation.topViewController?.view.window === window)
            #expect(navigation.viewControllers.first?.view.window == nil)
        }

        @Test func poppingTellsBothScreensAndLetsGo() async {
            let navigation = UINavigationController(rootViewController: Screen("a", log))
            let window = show(navigation)
            navigation.pushViewController(Screen("b", log), animated: true)
            await turn()
            weak let popped = navigation.topViewController
            _ = log.take()
            #expect(navigation.popViewController(animated: true) === popped)
            await turn()
            #expect(
                log.take() == [
                    "b willMove out", "b willDisappear (popped)", "a willAppear", "a isAppearing", "b didDisappear",
                    "a didAppear", "b didMove out",
                ]
            )
            #expect(popped == nil)
            #expect(navigation.popViewController(animated: true) == nil)
            #expect(window.rootViewController === navigation)
        }

        @Test func withoutAWindowTheStackChangesAndNothingIsLoaded() {
            let navigation = UINavigationController(rootViewController: Screen("a", log))
            let b = Screen("b", log)
            navigation.pushViewController(b, animated: true)
            #expect(b.navigationController === navigation)
            #expect(b.parent === navigation)
            #expect(log.take() == ["a willMove in", "a didMove in", "b willMove in", "b didMove in"])
            navigation.popViewController(animated: true)
            #expect(b.navigationController == nil)
            #expect(log.take() == ["b willMove out", "b didMove out"])
        }

        @Test func popsToTheRootAndToAGivenScreen() {
            let screens = ["a", "b", "c", "d"].map { Screen($0, log) }
            let navigation = UINavigationController()
            navigation.setViewControllers(screens, animated: false)
            #expect(navigation.popToViewController(screens[2], animated: false) == [screens[3]])
            #expect(navigation.popToRootViewController(animated: false) == [screens[1], screens[2]])
            #expect(navigation.popToRootViewController(animated: false) == nil)
            #expect(navigation.viewControllers == [screens[0]])
        }

        @Test func aNewStackKeepsWhatIsInBothAndShowsItsTop() async {
            let (a, b, c) = (Screen("a", log), Screen("b", log), Screen("c", log))
            let navigation = UINavigationController(rootViewController: a)
            let window = show(navigation)
            navigation.pushViewController(b, animated: false)
            _ = log.take()
            navigation.setViewControllers([b, c], animated: true)
            await turn()
            #expect(navigation.viewControllers == [b, c])
            #expect(
                log.take() == [
                    "a willMove out", "c willMove in", "c didLoad", "b willDisappear", "c willAppear (pushed)",
                    "c isAppearing", "b didDisappear", "c didAppear", "a didMove out", "c didMove in",
                ]
            )
            #expect(c.view.isDescendant(of: window))
        }

        @Test func aPushWhileAnotherTransitionRunsComesAfterIt() {
            let a = Screen("a", log)
            let navigation = UINavigationController(rootViewController: a)
            a.whenAppeared = { $0.navigationController?.pushViewController(Screen("b", $0.log), animated: false) }
            let window = show(navigation)
            #expect(
                log.take().dropFirst(5) == [
                    "a didAppear", "b willMove in", "b didLoad", "a willDisappear", "b willAppear (pushed)",
                    "b isAppearing", "a didDisappear", "b didAppear", "b didMove in",
                ]
            )
            #expect(window.subviews == [navigation.view])
        }

        @Test func aPushInViewWillAppearComesAfterTheAppearance() {
            let a = Screen("a", log)
            let navigation = UINavigationController(rootViewController: a)
            a.whenWillAppear = {
                $0.whenWillAppear = { _ in }
                $0.navigationController?.pushViewController(Screen("b", $0.log), animated: false)
            }
            let window = show(navigation)
            #expect(log.take().suffix(4) == ["b willAppear", "b isAppearing", "a didDisappear", "b didAppear"])
            #expect(navigation.topViewController?.view.window === window)
        }

        @Test func aStackThatChangesWhileCoveredShowsItsTopAfterwards() {
            let navigation = UINavigationController(rootViewController: Screen("a", log))
            let window = show(navigation)
            let cover = Screen("cover", log)
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: false)
            weak let old = navigation.topViewController
            navigation.setViewControllers([Screen("b", log)], animated: false)
            #expect(old == nil)
            _ = log.take()
            cover.dismiss(animated: false)
            #expect(
                log.take() == [
                    "cover willDisappear (dismissed)", "b didLoad", "b willAppear", "b isAppearing", "b didAppear",
                    "cover didDisappear",
                ]
            )
            #expect(navigation.topViewController?.view.window === window)
        }

        @Test func showPushesInANavigationControllerAndPresentsElsewhere() async {
            let a = Screen("a", log)
            let navigation = UINavigationController(rootViewController: a)
            let window = show(navigation)
            let b = Screen("b", log)
            a.show(b, sender: nil)
            #expect(navigation.topViewController === b)
            await turn()
            let detail = Screen("detail", log)
            b.showDetailViewController(detail, sender: nil)
            #expect(window.rootViewController?.presentedViewController === detail)
            #expect(navigation.visibleViewController === detail)
            await turn()
        }
    }
#endif
