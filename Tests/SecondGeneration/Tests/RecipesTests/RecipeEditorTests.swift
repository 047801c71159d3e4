import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeEditorPresenterTests {
    private let interactor = MockRecipeEditorInteractorContract()
    private let wireframe = RecordingWireframe<RecipeEditorRoute>()

    private func makeScene(
        of recipe: Recipe? = nil,
        onSave: SceneReply<Recipe> = SceneReply()
    ) -> (RecipeEditorContext, RecipeEditorPresenter) {
        let scene = RecipeEditorContext(
            descriptor: .init(recipe: recipe, onSave: onSave),
            environment: StubbableEnvironment(),
            state: RecipeEditorState(),
            wireframe: wireframe
        )
        return (scene, RecipeEditorPresenter(scene: scene, interactor: interactor))
    }

    @Test func whatIsWrittenIsSavedHandedBackAndClosed() async {
        var saved: [Recipe] = []
        let (scene, presenter) = makeScene(onSave: SceneReply { saved.append($0) })
        presenter.viewDidLoad()
        presenter.didTapSave()
        #expect(!scene.state.canSave && interactor.saveReceivedInvocations.isEmpty)
        presenter.didChangeName(name: "Miso soup")
        presenter.didChangeIngredients(ingredients: "miso, tofu")
        #expect(scene.state.canSave)
        presenter.didTapSave()
        #expect(!scene.state.canSave)
        await scene.finish()
        #expect(interactor.saveReceivedInvocations == [RecipeDraft(title: "Miso soup", ingredients: ["miso", "tofu"])])
        #expect(saved == [.sample] && wireframe.routes == [.close])
    }

    @Test func aRecipeIsThereToBeEditedAndStaysWhenItIsNotSaved() async {
        let (scene, presenter) = makeScene(of: .sample)
        presenter.viewDidLoad()
        #expect(scene.state.name == "Miso soup" && scene.state.ingredients == "miso, tofu")
        interactor.saveThrowableError = NotFoundError("the server")
        presenter.didTapSave()
        await scene.finish()
        #expect(scene.state.saving.failure?.error is NotFoundError && wireframe.routes == [])
        #expect(interactor.saveReceivedInvocations.first?.id == 1)
    }
}
