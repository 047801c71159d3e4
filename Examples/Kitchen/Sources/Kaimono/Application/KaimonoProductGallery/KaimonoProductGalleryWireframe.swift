import KaimonoInterface
import ViperRuntime

@MainActor
final class KaimonoProductGalleryWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoProductGalleryWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoProductGalleryWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoProductGalleryWireframe: KaimonoProductGalleryWireframeContract {
    func showCart() {
        let descriptor = ViewDescriptor.KaimonoCartDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).replace(with: destination)
    }
}
