import KaimonoInterface
import KitchenCore
import RecipesInterface
import ViperRuntime

@MainActor
final class KaimonoCartWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoCartEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoCartEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoCartWireframe: KaimonoCartWireframeContract {
    func showRecipe(recipeID: Recipe.ID) {
        let descriptor = ViewDescriptor.RecipeDetailsDescriptor(recipeID: recipeID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showTop() {
        guard let tabBarController = viewController?.tabBarController else { return }
        tabBarController.selectedIndex = 1
        (tabBarController.selectedViewController as? UINavigationController)?.popToRootViewController(animated: true)
    }

    func showOrder(order: Order) {
        let descriptor = ViewDescriptor.KaimonoOrderDescriptor(order: order)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
