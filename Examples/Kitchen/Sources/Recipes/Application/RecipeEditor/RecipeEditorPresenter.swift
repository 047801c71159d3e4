import Foundation
import KitchenCore
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
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        state.isSaveEnabled = !state.isSaving && !draft.title.isEmpty && !draft.ingredients.isEmpty
        view?.render(state)
    }

    private var draft: RecipeDraft {
        RecipeDraft(
            id: descriptor.recipe?.id,
            title: state.title.trimmingCharacters(in: .whitespaces),
            ingredients: state.ingredients
        )
    }
}

extension RecipeEditorPresenter: RecipeEditorPresenterContract {
    func viewDidLoad() {
        update {
            $0.title = descriptor.recipe?.title ?? ""
            $0.ingredients = descriptor.recipe?.ingredients ?? []
        }
    }

    func didChangeTitle(title: String) {
        update { $0.title = title }
    }

    func didAddIngredient(name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !state.ingredients.contains(name) else { return }
        update { $0.ingredients.append(name) }
    }

    func didRemoveIngredient(name: String) {
        update { $0.ingredients.removeAll { $0 == name } }
    }

    func didTapSave() {
        guard state.isSaveEnabled else { return }
        update {
            $0.isSaving = true
            $0.failure.clear("save")
        }
        tasks.perform("save") { [weak self, interactor, draft, onSave = descriptor.onSave] in
            do {
                let recipe = try await interactor.save(draft: draft)
                self?.update { $0.isSaving = false }
                onSave(recipe)
                self?.wireframe.showClose()
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "save") }
                update {
                    $0.isSaving = false
                    $0.failure.record(error, in: "save")
                }
            }
        }
    }

    func didTapCancel() {
        wireframe.showClose()
    }
}
