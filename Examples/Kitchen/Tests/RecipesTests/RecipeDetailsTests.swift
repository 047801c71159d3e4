import KaimonoInterface
import KitchenCore
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeDetailsPresenterTests {
    private let view = MockSceneViewContract<RecipeDetailsState>()
    private let interactor = MockRecipeDetailsInteractorContract()
    private let wireframe = MockRecipeDetailsWireframeContract()

    private func makePresenter() -> RecipeDetailsPresenter {
        interactor.fetchRecipeReturnValue = .sample
        interactor.canBuyIngredientsReturnValue = true
        interactor.isEditableReturnValue = true
        return RecipeDetailsPresenter(
            descriptor: ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    private func makeLoadedPresenter() async -> RecipeDetailsPresenter {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        return presenter
    }

    @Test func appearingShowsTheRecipe() async {
        let presenter = await makeLoadedPresenter()
        #expect(interactor.fetchRecipeReceivedRecipeID == 1)
        #expect(view.renderReceivedInvocations.first?.isLoading == true)
        #expect(view.renderReceivedState?.recipe == .sample)
        #expect(presenter.state.canBuy && presenter.state.canEdit && !presenter.state.isLoading)
    }

    @Test func buyingLeadsToTheCart() async {
        let presenter = await makeLoadedPresenter()
        presenter.didTapBuy()
        presenter.didTapBuy()
        #expect(presenter.state.isAddingIngredientsToCart)
        await presenter.tasks.finish()
        #expect(interactor.addIngredientsToCartReceivedInvocations == [.sample])
        #expect(wireframe.showCartCallsCount == 1)
        #expect(!presenter.state.isAddingIngredientsToCart)
    }

    @Test func failureOfBuyingStaysOnTheScreen() async {
        interactor.addIngredientsToCartThrowableError = NotFoundError("a shop")
        let presenter = await makeLoadedPresenter()
        presenter.didTapBuy()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "addIngredientsToCart")
        #expect(!presenter.state.isAddingIngredientsToCart)
        #expect(!wireframe.showCartCalled)
    }

    @Test func nothingIsBoughtOrEditedBeforeTheRecipeIsThere() {
        let presenter = makePresenter()
        presenter.didTapBuy()
        presenter.didTapEdit()
        #expect(!interactor.addIngredientsToCartCalled)
        #expect(!wireframe.showEditorCalled)
    }

    @Test func whatTheEditorSavedIsShown() async {
        let presenter = await makeLoadedPresenter()
        let saved = Recipe(id: 1, title: "Soup", authorID: 1, ingredients: [], minutes: 5)
        wireframe.showEditorReturnValue = saved
        presenter.didTapEdit()
        await presenter.tasks.finish()
        #expect(view.renderReceivedState?.recipe == saved)
    }

    @Test func anAnswerThatWasUnderWayDoesNotReplaceWhatWasSaved() async {
        let presenter = await makeLoadedPresenter()
        let saved = Recipe(id: 1, title: "Soup", authorID: 1, ingredients: [], minutes: 5)
        wireframe.showEditorReturnValue = saved
        presenter.viewWillAppear()
        presenter.didTapEdit()
        await presenter.tasks.finish()
        #expect(presenter.state.recipe == saved)
    }

    @Test func anEditorThatIsLeftChangesNothing() async {
        let presenter = await makeLoadedPresenter()
        presenter.didTapEdit()
        await presenter.tasks.finish()
        #expect(wireframe.showEditorCallsCount == 1)
        #expect(presenter.state.recipe == .sample)
    }

    @Test func authorAndHelpAreShown() {
        let presenter = makePresenter()
        presenter.didTapAuthor(authorID: 3)
        presenter.didTapHelp()
        #expect(wireframe.showAuthorReceivedUserID == 3)
        #expect(wireframe.showHelpCallsCount == 1)
    }

    @Test func failureOfFetchRecipeIsShown() async {
        interactor.fetchRecipeThrowableError = NotFoundError("recipe 1")
        let presenter = await makeLoadedPresenter()
        #expect(presenter.state.failure == SceneFailure(NotFoundError("recipe 1"), in: "fetchRecipe"))
        #expect(!presenter.state.isLoading)
        interactor.fetchRecipeThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.recipe == .sample)
    }
}

@MainActor
@Suite
struct RecipeDetailsViewControllerTests {
    private let presenter = MockRecipeDetailsPresenterContract()

    private func makeViewController() -> RecipeDetailsViewController {
        RecipeDetailsViewController(presenter: presenter)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func appearingReachesThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.viewWillAppear(false)
        #expect(presenter.viewDidLoadCallsCount == 1)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }

    @Test func controlsReachThePresenter() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(RecipeDetailsState(recipe: .sample))
        for button in [
            viewController.buyButton, viewController.editButton, viewController.helpButton, viewController.authorButton,
        ] {
            button.sendActions(for: .touchUpInside)
        }
        #expect(presenter.didTapBuyCallsCount == 1)
        #expect(presenter.didTapEditCallsCount == 1)
        #expect(presenter.didTapHelpCallsCount == 1)
        #expect(presenter.didTapAuthorReceivedAuthorID == Recipe.sample.authorID)
    }

    @Test func theStateIsShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(
            RecipeDetailsState(recipe: .sample, isLoading: false, canBuy: true, isAddingIngredientsToCart: true)
        )
        #expect(viewController.title == "Miso soup")
        #expect(viewController.statusLabel.text == "15 minutes")
        #expect(!viewController.buyButton.isHidden && !viewController.buyButton.isEnabled)
        #expect(viewController.editButton.isHidden)
    }
}
