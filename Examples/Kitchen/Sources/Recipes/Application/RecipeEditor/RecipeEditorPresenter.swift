import Foundation
import KitchenCore
import RecipesInterface
import ViperRuntime

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
        save(RecipeDraft(id: descriptor.recipe?.id, title: state.trimmedTitle, ingredients: state.ingredients))
    }

    func didTapCancel() {
        wireframe.close(result: nil)
    }
}

extension RecipeEditorPresenter {
    /// Whoever asked for the recipe gets it, though the editor may have been swiped away.
    private func save(_ draft: RecipeDraft) {
        perform(\.isSaving) { [interactor, wireframe] in
            wireframe.close(result: try await interactor.save(draft: draft))
        }
    }
}

extension RecipeEditorState {
    var isSaveEnabled: Bool { !isSaving && !trimmedTitle.isEmpty && !ingredients.isEmpty }

    fileprivate var trimmedTitle: String { title.trimmingCharacters(in: .whitespaces) }
}
