#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct RetentionTests {
        @Test func theWindowKeepsItsRoot() {
            var window: UIWindow? = show(Screen("a"))
            weak let root = window?.rootViewController
            weak let view = root?.view
            #expect(root != nil)
            window = nil
            #expect(root == nil)
            #expect(view == nil)
        }

        @Test func thePresenterKeepsThePresentedUntilItIsDismissed() async {
            let a = Screen("a")
            let window = show(a)
            a.present(Screen("b"), animated: true)
            await turn()
            weak let b = a.presentedViewController
            #expect(b?.presentingViewController === a)
            a.dismiss(animated: true)
            await turn()
            #expect(b == nil)
            #expect(window.rootViewController === a)
        }

        @Test func aWholeTreeGoesWithItsWindow() {
            let log = CallLog()
            var window: UIWindow? = show(UITabBarController())
            let tabs = window?.rootViewController as? UITabBarController
            weak let weakTabs = tabs
            weak var inner: UIViewController?
            weak var sheet: UIViewController?
            func fill(_ tabs: UITabBarController?) {
                let navigation = UINavigationController(rootViewController: Screen("a", log))
                tabs?.viewControllers = [navigation]
                navigation.pushViewController(Screen("b", log), animated: false)
                navigation.present(Screen("sheet", log), animated: false)
                inner = navigation.topViewController
                sheet = navigation.presentedViewController
            }
            fill(tabs)
            #expect(inner != nil)
            #expect(sheet != nil)
            drop()
            func drop() { window = nil }
            #expect(inner != nil)
            _ = consume tabs
            #expect(weakTabs == nil)
            #expect(inner == nil)
            #expect(sheet == nil)
        }

        @Test func aSuperviewKeepsItsSubviewsButNotTheOtherWayRound() {
            var outer: UIView? = UIView()
            let inner = UIView()
            outer?.addSubview(inner)
            weak let weakOuter = outer
            outer = nil
            #expect(weakOuter == nil)
            #expect(inner.superview == nil)
        }
    }
#endif
