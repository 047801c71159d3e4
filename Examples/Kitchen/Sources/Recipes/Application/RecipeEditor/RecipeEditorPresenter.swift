import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeEditorPresenter {
    private weak var view: (any RecipeEditorViewContract)?
    private let interactor: any RecipeEditorInteractorContract
    private let wireframe: any RecipeEditorWireframeContract
    private let descriptor: ViewDescriptor.RecipeEditorDescriptor
    private(set) var state: RecipeEditorState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.RecipeEditorDescriptor,
        view: any RecipeEditorViewContract,
        interactor: any RecipeEditorInteractorContract,
        wireframe: any RecipeEditorWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = RecipeEditorState(startingFrom: descriptor)
    }

    private func update(_ change: (inout RecipeEditorState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

extension RecipeEditorPresenter: RecipeEditorPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didChangeTitle(title: String) {
        update { $0.title = title }
    }

    func didAddIngredient(name: String) {
        view?.render(state)
    }

    func didTapSave() {
        view?.render(state)
    }

    func didTapCancel() {
        view?.render(state)
    }
}
