import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class RecipeSearchWireframe {
    private weak var viewController: UIViewController?
    private let environment: any RecipeSearchWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any RecipeSearchWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension RecipeSearchWireframe: RecipeSearchWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showNewRecipe(onSave: @escaping @MainActor (Recipe) -> Void) {
        let descriptor = ViewDescriptor.RecipeEditorDescriptor(onSave: onSave)
        let destination = environment.resolve(descriptor)
        destination.modalPresentationStyle = .formSheet
        SceneNavigator(from: viewController).present(destination)
    }
}
