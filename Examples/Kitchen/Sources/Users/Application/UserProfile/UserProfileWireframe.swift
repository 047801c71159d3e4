import KitchenCore
import KitchenInterface
import NewsroomInterface
import RecipesInterface
import ViperRuntime

@MainActor
final class UserProfileWireframe {
    private weak var viewController: UIViewController?
    private let environment: any UserProfileWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any UserProfileWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension UserProfileWireframe: UserProfileWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showNews(author: User) {
        let descriptor = ViewDescriptor.NewsDescriptor(author: author)
        let destination = environment.resolve(descriptor)
        let navigationController = UINavigationController(rootViewController: destination)
        SceneNavigator(from: viewController).present(navigationController)
    }

    func showSettings() {
        let descriptor = ViewDescriptor.SettingsDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).pushShared(destination)
    }
}
