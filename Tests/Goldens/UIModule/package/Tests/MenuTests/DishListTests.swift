import MenuInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Menu

@MainActor
@Suite
struct DishListPresenterTests {
    private let view = MockSceneViewContract<DishListState>()
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
