import KaimonoInterface
import KitchenCore
import Testing
import ViperRuntime

@testable import Kaimono

@MainActor
@Suite
struct KaimonoOrderPresenterTests {
    private let view = MockKaimonoOrderViewContract()
    private let interactor = MockKaimonoOrderInteractorContract()
    private let wireframe = MockKaimonoOrderWireframeContract()

    private func makePresenter() -> KaimonoOrderPresenter {
        interactor.fetchSuggestionsReturnValue = [.sample]
        return KaimonoOrderPresenter(
            descriptor: ViewDescriptor.KaimonoOrderDescriptor(order: .sample),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchSuggestions() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchSuggestionsCallsCount == 1)
    }

    @Test func didSelectProductCallsShowProduct() {
        let presenter = makePresenter()
        presenter.didSelectProduct(productID: 1)
        #expect(wireframe.showProductCallsCount == 1)
    }

    @Test func didTapContinueShoppingButtonCallsShowContinueShopping() {
        let presenter = makePresenter()
        presenter.didTapContinueShoppingButton()
        #expect(wireframe.showContinueShoppingCallsCount == 1)
    }

    @Test func failureOfFetchSuggestionsIsShown() async {
        interactor.fetchSuggestionsThrowableError = NotFoundError("it")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchSuggestions")
        interactor.fetchSuggestionsThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.suggestions == [.sample])
    }
}

@MainActor
@Suite
struct KaimonoOrderWireframeTests {
    private let environment = MockKaimonoOrderEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> KaimonoOrderWireframe {
        KaimonoOrderWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showProductResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showProduct(productID: 1)
        #expect(environment.resolvedKaimonoScenes == [.kaimonoProductDetail(.init(productID: 1))])
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showContinueShoppingSelectsItsTab() {
        let stacks = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
        stacks[0].pushViewController(viewController, animated: false)
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = stacks
        tabBarController.selectedIndex = 0
        makeWireframe().showContinueShopping()
        #expect(tabBarController.selectedIndex == 1)
    }

    @Test func showContinueShoppingLeavesTheStackOfItsTab() {
        let stacks = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
        stacks[1].pushViewController(viewController, animated: false)
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = stacks
        tabBarController.selectedIndex = 1
        makeWireframe().showContinueShopping()
        #expect(stacks[1].viewControllers.count == 1)
    }
}
