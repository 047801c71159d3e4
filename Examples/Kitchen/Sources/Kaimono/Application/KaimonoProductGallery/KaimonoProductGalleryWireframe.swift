import KaimonoInterface
import ViperRuntime

@MainActor
final class KaimonoProductGalleryWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoProductGalleryEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoProductGalleryEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoProductGalleryWireframe: KaimonoProductGalleryWireframeContract {
    func showCart() {
        let descriptor = ViewDescriptor.KaimonoCartDescriptor()
        let destination = environment.resolve(descriptor)
        guard let viewController, let navigationController = viewController.navigationController else { return }
        let stack = navigationController.viewControllers.map { $0 === viewController ? destination : $0 }
        navigationController.setViewControllers(stack, animated: true)
    }
}
