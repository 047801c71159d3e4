import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeDetailsPresenterTests {
    private let view = MockSceneViewContract<RecipeDetailsState>()
    private let wireframe = MockRecipeDetailsWireframeContract()

    private func makePresenter() -> RecipeDetailsPresenter {
        RecipeDetailsPresenter(
            descriptor: ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct RecipeDetailsViewControllerTests {
    private let presenter = MockRecipeDetailsPresenterContract()

    private func makeViewController() -> RecipeDetailsViewController {
        RecipeDetailsViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }
}
