import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime

@testable import Recipes

@MainActor
@Suite
struct RecipeEditorPresenterTests {
    private let view = MockRecipeEditorViewContract()
    private let interactor = MockRecipeEditorInteractorContract()
    private let wireframe = MockRecipeEditorWireframeContract()

    private func makePresenter() -> RecipeEditorPresenter {
        interactor.saveReturnValue = .sample
        return RecipeEditorPresenter(
            descriptor: ViewDescriptor.RecipeEditorDescriptor(recipe: .sample, onSave: { _ in }),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didChangeTitleDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didChangeTitle(title: "sample")
        #expect(view.renderCalled)
        #expect(presenter.state.title == "sample")
    }

    @Test func didAddIngredientDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didAddIngredient(name: "sample")
        #expect(view.renderCalled)
    }

    @Test func didTapSaveDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapSave()
        #expect(view.renderCalled)
    }

    @Test func didTapCancelDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapCancel()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct RecipeEditorViewControllerTests {
    private let presenter = MockRecipeEditorPresenterContract()

    private func makeViewController() -> RecipeEditorViewController {
        let viewController = RecipeEditorViewController(environment: MockRecipeEditorEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didChangeTitleReachesThePresenter() {
        makeViewController().didChangeTitle(title: "sample")
        #expect(presenter.didChangeTitleCallsCount == 1)
    }

    @Test func didAddIngredientReachesThePresenter() {
        makeViewController().didAddIngredient(name: "sample")
        #expect(presenter.didAddIngredientCallsCount == 1)
    }

    @Test func didTapSaveReachesThePresenter() {
        makeViewController().didTapSave()
        #expect(presenter.didTapSaveCallsCount == 1)
    }

    @Test func didTapCancelReachesThePresenter() {
        makeViewController().didTapCancel()
        #expect(presenter.didTapCancelCallsCount == 1)
    }
}
