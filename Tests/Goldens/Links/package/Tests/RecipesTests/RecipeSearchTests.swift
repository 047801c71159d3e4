import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeSearchPresenterTests {
    private let view = MockSceneViewContract<RecipeSearchState>()
    private let wireframe = MockRecipeSearchWireframeContract()

    private func makePresenter() -> RecipeSearchPresenter {
        RecipeSearchPresenter(
            descriptor: ViewDescriptor.RecipeSearchDescriptor(text: "sample", page: 1),
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
struct RecipeSearchViewControllerTests {
    private let presenter = MockRecipeSearchPresenterContract()

    private func makeViewController() -> RecipeSearchViewController {
        RecipeSearchViewController(presenter: presenter)
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
