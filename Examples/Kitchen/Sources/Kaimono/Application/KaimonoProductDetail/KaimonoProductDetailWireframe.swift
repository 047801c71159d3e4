import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoProductDetailWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoProductDetailEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoProductDetailEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoProductDetailWireframe: KaimonoProductDetailWireframeContract {
    func showCart() {
        let descriptor = ViewDescriptor.KaimonoCartDescriptor()
        let destination = environment.resolve(descriptor)
        guard let viewController, let navigationController = viewController.navigationController else { return }
        let stack = navigationController.viewControllers.map { $0 === viewController ? destination : $0 }
        navigationController.setViewControllers(stack, animated: true)
    }

    func showPictures(productID: Product.ID) {
        let descriptor = ViewDescriptor.KaimonoProductGalleryDescriptor(productID: productID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
