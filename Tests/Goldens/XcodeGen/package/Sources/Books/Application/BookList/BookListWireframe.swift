import OrdersInterface
import ViperRuntime

@MainActor
final class BookListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BookListEnvironment

    init(
        viewController: UIViewController,
        environment: any BookListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BookListWireframe: BookListWireframeContract {
    func showOrders() {
        let descriptor = ViewDescriptor.OrderListDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
