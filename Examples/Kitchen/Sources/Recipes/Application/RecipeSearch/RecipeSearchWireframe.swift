import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeSearchWireframe {
    private weak var viewController: UIViewController?
    private let environment: any RecipeSearchEnvironment

    init(
        viewController: UIViewController,
        environment: any RecipeSearchEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension RecipeSearchWireframe: RecipeSearchWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showNewRecipe(onSave: @escaping @MainActor (Recipe) -> Void) {
        let descriptor = ViewDescriptor.RecipeEditorDescriptor(onSave: onSave)
        let destination = environment.resolve(descriptor)
        destination.modalPresentationStyle = .formSheet
        viewController?.present(destination, animated: true)
    }
}
