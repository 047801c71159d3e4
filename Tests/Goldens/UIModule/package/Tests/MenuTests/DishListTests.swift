import MenuInterface
import Testing
import ViperRuntime

@testable import Menu

@MainActor
@Suite
struct DishListPresenterTests {
    private let view = MockDishListViewContract()
    private let interactor = MockDishListInteractorContract()
    private let wireframe = MockDishListWireframeContract()

    private func makePresenter() -> DishListPresenter {
        interactor.fetchDishesReturnValue = [.soup]
        return DishListPresenter(
            descriptor: ViewDescriptor.DishListDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchDishes() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchDishesCallsCount == 1)
    }

    @Test func viewWillAppearDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(view.renderCalled)
    }

    @Test func didSelectDishDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didSelectDish(id: 1)
        #expect(view.renderCalled)
    }

    @Test func didTapOrderDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapOrder()
        #expect(view.renderCalled)
    }

    @Test func didTapAboutCallsShowAbout() {
        let presenter = makePresenter()
        presenter.didTapAbout()
        #expect(wireframe.showAboutCallsCount == 1)
    }

    @Test func failureOfFetchDishesIsShown() async {
        let presenter = makePresenter()
        interactor.fetchDishesThrowableError = UnimplementedError("fetchDishes")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchDishes"))
    }

    @Test func didTapRetryCallsFetchDishesAgain() async {
        let presenter = makePresenter()
        interactor.fetchDishesThrowableError = UnimplementedError("fetchDishes")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchDishesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchDishesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchDishes"))
    }
}

@MainActor
@Suite
struct DishListWireframeTests {
    private let environment = MockDishListEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> DishListWireframe {
        DishListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showNoteResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        let sampleDish: Dish = .soup
        makeWireframe().showNote(dish: sampleDish)
        let scene = environment.resolvedMenuScenes.last
        guard case .dishNote(let descriptor)? = scene else {
            Issue.record("DishNote wasn't resolved")
            return
        }
        #expect(String(reflecting: descriptor.dish) == String(reflecting: sampleDish))
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showAboutResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showAbout()
        let scene = environment.resolvedMenuScenes.last
        guard case .about? = scene else {
            Issue.record("About wasn't resolved")
            return
        }
        #expect(navigationController.viewControllers.count == 2)
    }
}
