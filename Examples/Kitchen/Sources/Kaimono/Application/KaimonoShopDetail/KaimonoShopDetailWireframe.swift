import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoShopDetailWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoShopDetailWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoShopDetailWireframe: KaimonoShopDetailWireframeContract {
    func showProduct(productID: Product.ID) {
        let descriptor = ViewDescriptor.KaimonoProductDetailDescriptor(productID: productID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
