import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoOrderWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoOrderWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoOrderWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoOrderWireframe: KaimonoOrderWireframeContract {
    func showProduct(productID: Product.ID) {
        let descriptor = ViewDescriptor.KaimonoProductDetailDescriptor(productID: productID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showContinueShopping() {
        SceneNavigator(from: viewController).selectTab(at: environment.kaimonoTopTab)
    }
}
