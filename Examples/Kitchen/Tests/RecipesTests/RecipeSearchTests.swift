import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeSearchPresenterTests {
    private let view = MockSceneViewContract<RecipeSearchState>()
    private let interactor = MockRecipeSearchInteractorContract()
    private let wireframe = MockRecipeSearchWireframeContract()

    private func makePresenter() -> RecipeSearchPresenter {
        interactor.searchRecipesReturnValue = [.sample]
        return RecipeSearchPresenter(
            descriptor: ViewDescriptor.RecipeSearchDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func appearingCountsAViewAndSearches() async {
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(interactor.searchRecipesReceivedInvocations == [""])
        #expect(view.renderReceivedState?.recipes == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func onlyTheNewestKeywordCounts() async {
        let presenter = makePresenter()
        interactor.searchRecipesClosure = { keyword in
            let recipe = Recipe(id: 1, title: keyword, authorID: 1, ingredients: [], minutes: 1)
            for _ in keyword.count..<10 { await Task.yield() }
            return [recipe]
        }
        presenter.didChangeKeyword(keyword: "m")
        presenter.didChangeKeyword(keyword: "miso soup")
        await presenter.tasks.finish()
        #expect(presenter.state.keyword == "miso soup")
        #expect(presenter.state.recipes.map(\.title) == ["miso soup"])
        #expect(!view.renderReceivedInvocations.contains { $0.recipes.first?.title == "m" })
    }

    @Test func didSelectRecipeShowsIt() {
        makePresenter().didSelectRecipe(recipeID: 7)
        #expect(wireframe.showRecipeReceivedRecipeID == 7)
    }

    @Test func aNewRecipeIsSearchedFor() async {
        let presenter = makePresenter()
        wireframe.showNewRecipeReturnValue = .sample
        presenter.didTapNewRecipe()
        await presenter.tasks.finish()
        #expect(interactor.searchRecipesCallsCount == 1)
        #expect(presenter.state.recipes == [.sample])
    }

    @Test func failureOfASearchIsShownUntilTheNext() async {
        interactor.searchRecipesThrowableError = NotFoundError("the kitchen")
        let presenter = makePresenter()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "searchRecipes")
        #expect(presenter.state.recipes.isEmpty)
        #expect(!presenter.state.isLoading)
        presenter.didChangeKeyword(keyword: "miso")
        #expect(presenter.state.failure == nil)
    }

    @Test func didTapRetrySearchesAgain() async {
        interactor.searchRecipesThrowableError = NotFoundError("the kitchen")
        let presenter = makePresenter()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        interactor.searchRecipesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && presenter.state.recipes == [.sample])
    }
}

@MainActor
@Suite
struct RecipeSearchViewControllerTests {
    private let presenter = MockRecipeSearchPresenterContract()

    private func makeViewController() -> RecipeSearchViewController {
        RecipeSearchViewController(
            presenter: presenter,
            childScenes: RecipeSearchChildren(environment: MockSceneEnvironment())
        )
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
        viewController.keywordField.text = "miso"
        viewController.keywordField.sendActions(for: .editingChanged)
        viewController.newRecipeButton.sendActions(for: .touchUpInside)
        viewController.render(RecipeSearchState(recipes: [.sample]))
        let table = viewController.list.tableView
        viewController.list.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(presenter.didChangeKeywordReceivedKeyword == "miso")
        #expect(presenter.didTapNewRecipeCallsCount == 1)
        #expect(presenter.didSelectRecipeReceivedRecipeID == Recipe.sample.id)
    }

    /// A row that is tapped is there for as long as its recipe is, whatever else is rendered meanwhile.
    @Test func rowsKeepTheirCellsAcrossRenders() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        let table = viewController.list.tableView
        var (soup, salad) = (Recipe.sample, Recipe.sample)
        salad.id += 1
        viewController.render(RecipeSearchState(recipes: [soup]))
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        soup.title = "Soup"
        viewController.render(RecipeSearchState(recipes: [salad, soup]))
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        #expect(cell.accessibilityLabel == "Soup")
    }

    @Test func theStateIsShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(RecipeSearchState(keyword: "miso", failure: SceneFailure(NotFoundError("x"), in: "y")))
        #expect(viewController.keywordField.text == "miso")
        #expect(viewController.statusLabel.text == "0 recipes")
        #expect(viewController.failureBanner.label.text == "It isn't there any more.")
        #expect(viewController.failureBanner.retryButton.isHidden)
        viewController.render(RecipeSearchState())
        #expect(viewController.failureBanner.view.isHidden)
    }

    @Test func theRetryButtonReachesThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        var state = RecipeSearchState()
        state.failure.record(NotFoundError("x"), inLoad: "searchRecipes")
        viewController.render(state)
        #expect(!viewController.failureBanner.retryButton.isHidden)
        viewController.failureBanner.retryButton.sendActions(for: .touchUpInside)
        #expect(presenter.didTapRetryCallsCount == 1)
    }
}
