import MenuInterface
import ViperRuntime

@MainActor
final class DishListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any DishListEnvironment

    init(
        viewController: UIViewController,
        environment: any DishListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension DishListWireframe: DishListWireframeContract {
    func showNote(dish: Dish) {
        let descriptor = ViewDescriptor.DishNoteDescriptor(dish: dish)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showAbout() {
        let descriptor = ViewDescriptor.AboutDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
