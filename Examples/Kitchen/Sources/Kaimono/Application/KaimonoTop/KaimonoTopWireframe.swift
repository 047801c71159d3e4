import KaimonoInterface
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopWireframe {
    private weak var viewController: UIViewController?
    private let environment: any KaimonoTopWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any KaimonoTopWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension KaimonoTopWireframe: KaimonoTopWireframeContract {
    func showShop(shopID: Shop.ID) {
        let descriptor = ViewDescriptor.KaimonoShopDetailDescriptor(shopID: shopID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showProduct(productID: Product.ID) {
        let descriptor = ViewDescriptor.KaimonoProductDetailDescriptor(productID: productID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showCart() {
        let descriptor = ViewDescriptor.KaimonoCartDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showOrder(order: Order) {
        let descriptor = ViewDescriptor.KaimonoOrderDescriptor(order: order)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
