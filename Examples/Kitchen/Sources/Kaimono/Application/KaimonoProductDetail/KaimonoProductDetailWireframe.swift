import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoProductDetailWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoProductDetailWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoProductDetailWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoProductDetailWireframe: KaimonoProductDetailWireframeContract {
    func showCart() {
        let descriptor = ViewDescriptor.KaimonoCartDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).replace(with: destination)
    }

    func showPictures(productID: Product.ID) {
        let descriptor = ViewDescriptor.KaimonoProductGalleryDescriptor(productID: productID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
