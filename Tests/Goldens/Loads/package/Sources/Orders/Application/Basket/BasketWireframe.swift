import OrdersInterface
import ShopCore
import ViperRuntime

@MainActor
final class BasketWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BasketEnvironment

    init(
        viewController: UIViewController,
        environment: any BasketEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BasketWireframe: BasketWireframeContract {
    func showReceipt(id: Order.ID) {
        let descriptor = ViewDescriptor.ReceiptDescriptor(id: id)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
