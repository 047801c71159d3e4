#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ViperRuntime

    @MainActor @Suite struct RestorationTests {
        /// What an app stores of its screens.
        private enum Stored: Codable, Equatable {
            case shop(Int)
            case price(Double)

            init?(_ descriptor: any TypedDescriptor) {
                switch descriptor {
                case let shop as Shop: self = .shop(shop.id)
                case let price as Price: self = .price(price.amount)
                default: return nil
                }
            }
        }

        private struct Shop: TypedDescriptor {
            typealias Output = UIViewController
            let id: Int
        }

        private struct Price: TypedDescriptor {
            typealias Output = UIViewController
            let amount: Double
        }

        private struct Unstored: TypedDescriptor {
            typealias Output = UIViewController
        }

        private let window: UIWindow
        private let tabs = UITabBarController()

        init() {
            tabs.viewControllers = [
                UINavigationController(rootViewController: Screen("home")),
                UINavigationController(rootViewController: Screen("shops")),
            ]
            window = show(tabs)
        }

        private func screen(_ descriptor: some TypedDescriptor) -> UIViewController {
            UIViewController().showing(descriptor, in: 1)
        }

        private func make(_ stored: Stored) -> UIViewController {
            switch stored {
            case .shop(let id): screen(Shop(id: id))
            case .price(let amount): screen(Price(amount: amount))
            }
        }

        private func saved() -> NSUserActivity { window.restorationActivity(storing: Stored.init) }

        /// Starts the app anew.
        private func restart(with activity: NSUserActivity) -> (tabs: UITabBarController, isRestored: Bool) {
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: Screen("start")) }
            let window = show(tabs)
            let isRestored = window.restore(activity, log: NavigationLog { _ in }, resolve: make)
            return (tabs, isRestored)
        }

        /// Starts the app anew, when its stored screens resolve to these.
        private func restart(with activity: NSUserActivity, resolving controllers: UIViewController...) -> [Int] {
            var left = controllers
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Screen("start"))]
            let window = show(tabs)
            window.restore(activity, log: NavigationLog { _ in }) { (_: Stored) in left.removeFirst() }
            let modal = (tabs.presentedViewController as? UINavigationController)?.viewControllers.count
            return [(tabs.viewControllers?.first as? UINavigationController)?.viewControllers.count ?? 0, modal ?? 0]
        }

        private func descriptors(_ stack: UIViewController?) -> [Stored?] {
            (stack as? UINavigationController)?.viewControllers.map { $0.sceneDescriptor.flatMap(Stored.init) } ?? []
        }

        private func push(_ screens: UIViewController..., tab: Int = 1) {
            tabs.selectedIndex = tab
            for screen in screens {
                (tabs.selectedViewController as? UINavigationController)?.pushViewController(screen, animated: false)
            }
        }

        @Test func tabAndStackComeBack() {
            push(screen(Shop(id: 1)), screen(Shop(id: 2)))
            let (tabs, isRestored) = restart(with: saved())
            #expect(isRestored)
            #expect(tabs.selectedIndex == 1)
            #expect(descriptors(tabs.selectedViewController) == [nil, .shop(1), .shop(2)])
        }

        @Test func whatCannotBeStoredEndsTheStack() {
            push(screen(Shop(id: 1)), screen(Unstored()), screen(Shop(id: 2)))
            tabs.present(screen(Shop(id: 3)), animated: false)
            let (tabs, _) = restart(with: saved())
            #expect(descriptors(tabs.selectedViewController) == [nil, .shop(1)])
            #expect(tabs.presentedViewController == nil)
            push(screen(Price(amount: .infinity)), tab: 0)
            #expect(descriptors(restart(with: saved()).tabs.selectedViewController) == [nil])
        }

        @Test(arguments: [true, false]) func whatIsPresentedComesBack(inABar: Bool) throws {
            push(screen(Shop(id: 1)))
            let stack = UINavigationController(rootViewController: screen(Shop(id: 2)))
            stack.pushViewController(screen(Shop(id: 3)), animated: false)
            let modal = inABar ? stack : screen(Shop(id: 2))
            modal.modalPresentationStyle = .formSheet
            tabs.present(modal, animated: false)
            let (tabs, _) = restart(with: saved())
            let restored = try #require(tabs.presentedViewController)
            #expect(restored.modalPresentationStyle == .formSheet)
            #expect(descriptors(restored) == (inABar ? [.shop(2), .shop(3)] : []))
            #expect(restored.content.sceneDescriptor is Shop)
            #expect(descriptors(tabs.selectedViewController) == [nil, .shop(1)])
        }

        @Test func aPopoverThatPointsNowhereIsASheet() {
            let modal = screen(Shop(id: 2))
            modal.modalPresentationStyle = .popover
            tabs.present(modal, animated: false)
            #expect(restart(with: saved()).tabs.presentedViewController?.modalPresentationStyle == .automatic)
        }

        /// UIKit raises where a screen is in two places, or a navigation controller in another.
        @Test func whatCannotBeShownEndsTheStack() {
            push(screen(Shop(id: 1)), screen(Shop(id: 2)), tab: 0)
            let shared = UIViewController()
            #expect(restart(with: saved(), resolving: shared, shared) == [2, 0])
            #expect(restart(with: saved(), resolving: UINavigationController(), shared) == [1, 0])
            let elsewhere = UIViewController()
            let other = UINavigationController(rootViewController: elsewhere)
            #expect(restart(with: saved(), resolving: UIViewController(), elsewhere) == [2, 0])
            #expect(other.viewControllers == [elsewhere])
            tabs.present(UINavigationController(rootViewController: screen(Shop(id: 3))), animated: false)
            let (first, second) = (UIViewController(), UIViewController())
            #expect(restart(with: saved(), resolving: first, second, second) == [3, 0])
        }

        /// A login, for example, that the app starts with by now.
        @Test func nothingIsPutOnAnotherStart() {
            final class Login: UIViewController {}
            push(screen(Shop(id: 1)), tab: 0)
            let activity = saved()
            for start in [Login(), screen(Shop(id: 0)), UINavigationController(rootViewController: Login())] {
                let window = show(start)
                #expect(!window.restore(activity, resolve: make))
            }
        }

        @Test func aTabIsFoundByItsStart() {
            let shops = UINavigationController(rootViewController: screen(Shop(id: 0)))
            tabs.viewControllers = [shops, UINavigationController(rootViewController: Screen("home"))]
            push(screen(Shop(id: 1)), tab: 0)
            let activity = saved()
            let later = UITabBarController()
            let stacks = [Screen("home"), screen(Shop(id: 0))].map { UINavigationController(rootViewController: $0) }
            later.viewControllers = stacks
            let window = show(later)
            #expect(window.restore(activity, resolve: make))
            #expect(later.selectedIndex == 1)
            #expect(descriptors(stacks[1]) == [.shop(0), .shop(1)])
        }

        @Test func aTabThatIsGoneIsTheFirstOneLikeIt() {
            tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: Screen("a")) }
            push(screen(Shop(id: 1)), tab: 2)
            let (tabs, isRestored) = restart(with: saved())
            #expect(isRestored)
            #expect(tabs.selectedIndex == 0)
            #expect(descriptors(tabs.selectedViewController) == [nil, .shop(1)])
        }

        @Test func aScreenThatCannotBeReadTakesThoseAboveItAlong() throws {
            push(screen(Shop(id: 1)))
            var place = SavedPlace(
                start: UINavigationController(rootViewController: Screen("a")).startName,
                tab: 0,
                screens: StoredScreens.store([Stored.shop(1)])
            )
            place.screens += [Data("{}".utf8)] + StoredScreens.store([Stored.shop(2)])
            place.modal = SavedPlace.Modal(style: 0, hasBar: false, screens: StoredScreens.store([Stored.shop(3)]))
            let (tabs, isRestored) = restart(with: try activity(PropertyListEncoder().encode(place)))
            #expect(isRestored)
            #expect(descriptors(tabs.selectedViewController) == [nil, .shop(1)])
            #expect(tabs.presentedViewController == nil)
        }

        @Test func anythingElseLeavesTheStart() throws {
            let later = try PropertyListEncoder().encode(SavedPlace(version: 2, tab: 1))
            let nothing = try PropertyListEncoder().encode(SavedPlace())
            for data in [later, nothing, Data(), Data("bplist00".utf8), Data(repeating: 0xFF, count: 4096)] {
                let (tabs, isRestored) = restart(with: activity(data))
                #expect(!isRestored)
                #expect(tabs.selectedIndex == 0)
            }
            #expect(!restart(with: NSUserActivity(activityType: "com.example.other")).isRestored)
        }

        private func activity(_ data: Data) -> NSUserActivity {
            let activity = NSUserActivity(activityType: NSUserActivity.restorationType)
            activity.addUserInfoEntries(from: [NSUserActivity.placeKey: data])
            return activity
        }
    }
#endif
