import Foundation
import KitchenCore
import RecipesInterface
import ViperRuntime

extension RecipeEditorPresenter: RecipeEditorPresenterContract {
    func viewDidLoad() {
        edit {
            $0.title = descriptor.recipe?.title ?? ""
            $0.ingredients = descriptor.recipe?.ingredients ?? []
        }
    }

    func didChangeTitle(title: String) {
        edit { $0.title = title }
    }

    func didAddIngredient(name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !state.ingredients.contains(name) else { return }
        edit { $0.ingredients.append(name) }
    }

    func didRemoveIngredient(name: String) {
        edit { $0.ingredients.removeAll { $0 == name } }
    }

    func didTapSave() {
        guard state.isSaveEnabled else { return }
        edit {
            $0.isSaving = true
            $0.failure.clear("save")
        }
        tasks.perform("save") { [weak self, interactor, draft = draft(of: state), onSave = descriptor.onSave] in
            do {
                let recipe = try await interactor.save(draft: draft)
                self?.edit { $0.isSaving = false }
                onSave(recipe)
                self?.wireframe.showClose()
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "save") }
                edit {
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

extension RecipeEditorPresenter {
    /// Whether a recipe can be saved follows from all the rest.
    private func edit(_ change: (inout RecipeEditorState) -> Void) {
        update {
            change(&$0)
            $0.isSaveEnabled = !$0.isSaving && !draft(of: $0).title.isEmpty && !draft(of: $0).ingredients.isEmpty
        }
    }

    private func draft(of state: RecipeEditorState) -> RecipeDraft {
        RecipeDraft(
            id: descriptor.recipe?.id,
            title: state.title.trimmingCharacters(in: .whitespaces),
            ingredients: state.ingredients
        )
    }
}
