import LinksCore
import PagesInterface
import RecipesInterface
import ShopsInterface
import Testing
import ViperRuntime

@testable import Linked

@MainActor @Suite struct RestorationTests {
    private let shopID = UUID()

    /// Starts the app, where something was saved of it with that.
    private func start(with activity: NSUserActivity? = nil) -> (environment: AppEnvironment, window: UIWindow) {
        let environment = AppEnvironment()
        let window = UIWindow(frame: .zero)
        window.rootViewController = environment.makeRootViewController()
        window.makeKeyAndVisible()
        if let activity { environment.restore(activity, in: window) }
        return (environment, window)
    }

    private func screens(_ window: UIWindow) -> [LinkedScreen?] {
        let tabs = window.rootViewController as? UITabBarController
        let stacks = [tabs?.selectedViewController, tabs?.presentedViewController]
        return stacks.compactMap { $0 as? UINavigationController }.flatMap(\.viewControllers).map { screen in
            screen.sceneDescriptor.flatMap { LinkedScreen($0) }
        }
    }

    /// Follows a link, ends the app there, and starts it anew.
    private func restarted(at link: LinkedLink) -> (before: [LinkedScreen?], after: [LinkedScreen?]) {
        let (environment, window) = start()
        window.show(environment.destination(of: link))
        let restored = start(with: environment.restorationActivity(of: window)).window
        return (screens(window), screens(restored))
    }

    @Test func eachScreenComesBackWhereItWas() throws {
        let code = try #require(OfferCode("offer-3"))
        let links: [(LinkedLink, count: Int)] = [
            (.shopList(.init()), 1), (.shop(.init(shopID: shopID)), 2),
            (.offer(.init(shopID: shopID, code: code)), 3), (.cuisineList(.init(cuisine: .japanese)), 2),
            (.recipeDetails(.init(recipeID: 7)), 2), (.recipeEditor(.init(recipeID: 7, step: 2)), 3),
            (.about(.init()), 2),
        ]
        for (link, count) in links {
            let (before, after) = restarted(at: link)
            #expect("\(after)" == "\(before)", "\(link)")
            #expect(after.count == count, "\(link)")
        }
    }

    @Test func aScreenThatSaysSoDoesNotComeBack() throws {
        let page = try #require(URL(string: "https://linked.example"))
        let (before, after) = restarted(at: .page(.init(default: page, isOpen: true)))
        #expect(before.count == 2)
        #expect(before.compactMap(\.self).count == 1)
        #expect(after.count == 1)
    }

    @Test func aScreenLeadsBackToOneOfItsStack() {
        let (environment, window) = start()
        window.show(environment.destination(of: .cuisineList(.init(cuisine: .french))))
        let tabs = window.rootViewController as? UITabBarController
        let stack = tabs?.selectedViewController as? UINavigationController
        SceneNavigator(from: stack?.topViewController).pop(to: ViewDescriptor.ShopListDescriptor.self, animated: false)
        #expect(stack?.viewControllers.count == 1)
    }
}
