import ShelvesInterface
import ViperRuntime

@MainActor
final class ShelfListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ShelfListEnvironment

    init(
        viewController: UIViewController,
        environment: any ShelfListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ShelfListWireframe: ShelfListWireframeContract {
    func showShelf(name: String) {
        let descriptor = ViewDescriptor.ShelfDescriptor(name: name)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
