import Foundation
import ScopedCore
import ShoppingInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Scoped

@MainActor @Suite struct StateTests {
    private let environment = AppEnvironment()
    private let window = UIWindow(frame: .zero)

    init() {
        environment.showRoot(in: window)
        window.makeKeyAndVisible()
    }

    private func signIn() {
        environment.root.change(to: .signedIn(SignedInEnvironment(app: environment)))
    }

    /// The descriptor of the screen in front.
    private var front: (any TypedDescriptor)? {
        var screen = window.rootViewController
        while let next = screen?.presentedViewController { screen = next }
        if let tabs = screen as? UITabBarController { screen = tabs.selectedViewController }
        if let stack = screen as? UINavigationController { screen = stack.topViewController }
        return screen?.sceneDescriptor
    }

    @Test func windowsFollowTheState() {
        let other = UIWindow(frame: .zero)
        environment.showRoot(in: other)
        #expect(front is ViewDescriptor.SignInDescriptor)
        signIn()
        #expect(front is ViewDescriptor.OffersDescriptor)
        #expect(other.rootViewController is UITabBarController)
        environment.root.change(to: .outdated)
        #expect(front is ViewDescriptor.OutdatedDescriptor)
        #expect(!(other.rootViewController is UITabBarController))
    }

    @Test func signingInIsSeenInAllWindows() async {
        await environment.session.signIn()
        #expect(front is ViewDescriptor.OffersDescriptor)
        let scope = environment.root.state.signedInEnvironment
        await environment.session.signIn()
        #expect(environment.root.state.signedInEnvironment === scope)
        environment.root.change(to: .outdated)
        await environment.session.signIn()
        #expect(front is ViewDescriptor.OutdatedDescriptor)
    }

    @Test func whatIsPresentedGoes() throws {
        #expect(environment.open(try #require(URL(string: "scoped://terms")), in: window))
        window.rootViewController?.present(environment.resolve(ViewDescriptor.TermsDescriptor()), animated: false)
        signIn()
        #expect(window.rootViewController is UITabBarController)
        #expect(window.rootViewController?.presentedViewController == nil)
    }

    @Test func whatMovesComesToRestFirst() async throws {
        let driver = ScreenDriver(showing: UIViewController())
        environment.showRoot(in: driver.window)
        let terms = environment.resolve(ViewDescriptor.TermsDescriptor())
        driver.window.rootViewController?.present(terms, animated: true)
        environment.root.change(to: .outdated)
        signIn()
        try await driver.waitForTitle("Offers")
        #expect(terms.presentingViewController == nil)
    }

    @Test func aScopeGoesWithItsState() {
        weak var scope: SignedInEnvironment?
        do {
            let environment = SignedInEnvironment(app: environment)
            scope = environment
            self.environment.root.change(to: .signedIn(environment))
        }
        #expect(scope != nil)
        environment.root.change(to: .signedOut)
        #expect(scope == nil)
    }

    @Test func theAppResolvesNothingOfAScope() {
        #expect(!(environment as Any is any ShoppingResolver))
        #expect(!(environment as Any is any ProfileSceneResolver))
        #expect(!(environment as Any is any PlaceOrderUseCaseResolver))
        #expect(SignedInEnvironment(app: environment) as Any is any UsersResolver)
    }

    @Test(arguments: ["scoped://offers", "scoped://offers/cart", "scoped://you"])
    func linksWaitForTheirState(link: String) throws {
        let url = try #require(URL(string: link))
        #expect(!environment.open(url, in: window))
        #expect(front is ViewDescriptor.SignInDescriptor)
        signIn()
        #expect(environment.open(url, in: window))
        #expect(!(front is ViewDescriptor.SignInDescriptor))
    }

    /// It came while the account was there, and would be shown when it isn't any more.
    @Test func aLinkThatWaitsKnowsTheStateOfThen() async throws {
        signIn()
        window.rootViewController?.present(environment.resolve(ViewDescriptor.TermsDescriptor()), animated: true)
        #expect(environment.open(try #require(URL(string: "scoped://offers/cart")), in: window))
        environment.root.change(to: .signedOut)
        for _ in 0..<10_000 where !(front is ViewDescriptor.SignInDescriptor) { await Task.yield() }
        #expect(front is ViewDescriptor.SignInDescriptor)
        let stack = window.rootViewController as? UINavigationController
        #expect(stack?.viewControllers.count == 1)
    }

    @Test func aLinkOfAllStatesIsFollowed() throws {
        let url = try #require(URL(string: "scoped://terms?section=3"))
        #expect(environment.open(url, in: window))
        #expect((front as? ViewDescriptor.TermsDescriptor)?.section == 3)
    }

    @Test func screensComeBackInTheirState() throws {
        signIn()
        #expect(environment.open(try #require(URL(string: "scoped://offers/cart")), in: window))
        let activity = environment.restorationActivity(of: window)
        environment.root.change(to: .signedOut)
        #expect(!environment.restore(activity, in: window))
        signIn()
        #expect(environment.restore(activity, in: window))
        #expect(front is ViewDescriptor.CartDescriptor)
    }

    @Test func aVariantOfTheAppsStandsInForOneOfAScope() {
        environment.offerFlags = DefaultOfferFlags(showsPlainOffers: true)
        let screen = SignedInEnvironment(app: environment).resolve(ViewDescriptor.OffersDescriptor())
        #expect("\(type(of: screen))".hasPrefix("PlainOffers"))
    }
}
