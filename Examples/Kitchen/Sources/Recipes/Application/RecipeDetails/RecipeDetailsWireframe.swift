import Foundation
import KaimonoInterface
import KitchenCore
import RecipesInterface
import UsersInterface
import ViperRuntime

@MainActor
final class RecipeDetailsWireframe {
    private weak var viewController: UIViewController?
    private let environment: any RecipeDetailsWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any RecipeDetailsWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension RecipeDetailsWireframe: RecipeDetailsWireframeContract {
    func showCart() {
        let descriptor = ViewDescriptor.KaimonoCartDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showAuthor(userID: User.ID) {
        let descriptor = ViewDescriptor.UserProfileDescriptor(userID: userID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showEditor(recipe: Recipe?, onSave: @escaping @MainActor (Recipe) -> Void) {
        let descriptor = ViewDescriptor.RecipeEditorDescriptor(recipe: recipe, onSave: onSave)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }

    func showHelp() {
        guard let url = URL(string: "https://kitchen.example/help") else { return }
        SceneNavigator(from: viewController).present(SFSafariViewController(url: url))
    }
}
