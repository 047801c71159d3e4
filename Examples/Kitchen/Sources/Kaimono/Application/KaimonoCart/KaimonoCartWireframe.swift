import KaimonoInterface
import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class KaimonoCartWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoCartWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoCartWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoCartWireframe: KaimonoCartWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    /// Shopping begins anew, whichever tab the cart was opened in.
    func showTop() {
        let tabBarController = viewController?.tabBarController
        guard SceneNavigator(from: viewController).selectTab(at: environment.kaimonoTopTab) else { return }
        (tabBarController?.selectedViewController as? UINavigationController)?.popToRootViewController(animated: true)
    }

    func showOrder(order: Order) {
        let descriptor = ViewDescriptor.KaimonoOrderDescriptor(order: order)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
