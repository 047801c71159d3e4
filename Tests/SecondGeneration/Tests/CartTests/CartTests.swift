import CartInterface
import KitchenCore
import KitchenCoreTestSupport
import Testing
import ViperRuntime
import ViperTesting

@testable import Cart

@MainActor
@Suite
struct CartPresenterTests {
    private let interactor = MockCartInteractorContract()
    private let wireframe = RecordingWireframe<CartRoute>()
    private let environment = StubbableEnvironment()

    private func makeScene() -> (CartContext, CartPresenter) {
        let scene = CartContext(descriptor: .init(), environment: environment, state: CartState(), wireframe: wireframe)
        return (scene, CartPresenter(scene: scene, interactor: interactor))
    }

    @Test func anOrderIsPlacedOnceAndLeadsOn() async {
        let (scene, presenter) = makeScene()
        presenter.didTapOrder()
        presenter.didTapOrder()
        #expect(scene.state.ordering.isRunning)
        await scene.finish()
        #expect(interactor.placeOrderCallsCount == 1 && wireframe.routes == [.thanks(orderID: 1)])
        #expect(scene.state.ordering == .idle && scene.state.cart == .sample)
    }

    @Test func aFailureIsShownAndTheOrderCanBePlacedAgain() async {
        interactor.placeOrderThrowableError = NotFoundError("the shop")
        let (scene, presenter) = makeScene()
        presenter.didTapOrder()
        await scene.finish()
        #expect(scene.state.ordering.failure?.error is NotFoundError && wireframe.routes == [])
        interactor.placeOrderThrowableError = nil
        presenter.didTapOrder()
        await scene.finish()
        #expect(scene.state.ordering == .idle && wireframe.routes == [.thanks(orderID: 1)])
    }

    @Test func anOrderWhoseScreenIsGoneIsPlacedAndItsFailureTold() async {
        interactor.placeOrderThrowableError = NotFoundError("the shop")
        var parts: (CartContext, CartPresenter)? = makeScene()
        parts?.1.didTapOrder()
        weak let presenter = parts?.1
        parts = nil
        #expect(presenter == nil)
        while environment.failures.isEmpty { await Task.yield() }
        #expect(interactor.placeOrderCallsCount == 1 && environment.failures.map(\.failure.field) == ["ordering"])
    }

    /// With the real wireframe: a tab route where there are no tabs, and one of our own.
    @Test func aRouteIsTakenWithItsChangeOrNotAtAll() async {
        let wireframe = CartWireframe()
        let scene = CartContext(descriptor: .init(), environment: environment, state: CartState(), wireframe: wireframe)
        let screen = UIViewController()
        wireframe.viewController = screen
        let stack = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        let window = UIWindow(frame: .zero)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        var changed = 0
        #expect(!scene.show(.shopping) { changed += 1 } && changed == 0)
        tabs.viewControllers = [stack, UIViewController()]
        window.rootViewController = tabs
        #expect(scene.show(.thanks(orderID: 1)) { changed += 1 } && changed == 1)
        #expect(!scene.show(.shopping) { changed += 1 } && changed == 1)
        while screen.transitionCoordinator != nil { await Task.yield() }
        screen.dismiss(animated: false)
        #expect(scene.show(.shopping) { changed += 1 } && changed == 2 && tabs.selectedIndex == 1)
        #expect(!scene.show(.shopping) { changed += 1 } && changed == 2)
    }
}
