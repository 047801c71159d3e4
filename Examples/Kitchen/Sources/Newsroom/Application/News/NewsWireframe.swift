import Foundation
import KitchenCore
import RecipesInterface
import ViperRuntime

/// Leads from News to other scenes. Its view controller keeps it.
#if canImport(ObjectiveC)
    @objcMembers
#endif
@MainActor
final class NewsWireframe: NSObject {
    private weak var viewController: UIViewController?
    private let environment: any NewsEnvironment

    init(
        viewController: UIViewController,
        environment: any NewsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
    }
}

extension NewsWireframe: NewsWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
