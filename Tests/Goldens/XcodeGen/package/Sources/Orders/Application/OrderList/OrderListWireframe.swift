import ViperRuntime

@MainActor
final class OrderListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any OrderListEnvironment

    init(
        viewController: UIViewController,
        environment: any OrderListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension OrderListWireframe: OrderListWireframeContract {}
