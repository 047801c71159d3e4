import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeEditorPresenter: RecipeEditorPresenterContract {
    private let scene: RecipeEditorContext
    private let interactor: any RecipeEditorInteractorContract

    init(scene: RecipeEditorContext, interactor: any RecipeEditorInteractorContract) {
        self.scene = scene
        self.interactor = interactor
    }

    func viewDidLoad() {
        guard let recipe = scene.descriptor.recipe else { return }
        scene.update {
            $0.name = recipe.title
            $0.ingredients = recipe.ingredients.joined(separator: ", ")
        }
    }

    func didChangeIngredients(ingredients: String) {
        scene.update { $0.ingredients = ingredients }
    }

    func didChangeName(name: String) {
        scene.update { $0.name = name }
    }

    func didTapSave() {
        guard scene.state.canSave else { return }
        let draft = scene.state.draft(of: scene.descriptor.recipe?.id)
        let onSave = scene.descriptor.onSave
        scene.perform(\.saving) { [interactor] in
            try await interactor.save(draft)
        } then: { [weak self] recipe in
            onSave(recipe)
            self?.scene.show(.close)
        }
    }
}

extension RecipeEditorState {
    var canSave: Bool { !name.isEmpty && !saving.isRunning }

    fileprivate func draft(of id: Recipe.ID?) -> RecipeDraft {
        let ingredients = ingredients.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return RecipeDraft(id: id, title: name, ingredients: ingredients)
    }
}
