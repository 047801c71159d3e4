import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class UserProfileWireframe {
    private weak var viewController: UIViewController?
    private let environment: any UserProfileEnvironment

    init(
        viewController: UIViewController,
        environment: any UserProfileEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension UserProfileWireframe: UserProfileWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
