import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeEditorPresenterTests {
    private let view = MockSceneViewContract<RecipeEditorState>()
    private let wireframe = MockRecipeEditorWireframeContract()

    private func makePresenter() -> RecipeEditorPresenter {
        RecipeEditorPresenter(
            descriptor: ViewDescriptor.RecipeEditorDescriptor(recipeID: 1, step: 1),
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
struct RecipeEditorViewControllerTests {
    private let presenter = MockRecipeEditorPresenterContract()

    private func makeViewController() -> RecipeEditorViewController {
        RecipeEditorViewController(presenter: presenter)
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
