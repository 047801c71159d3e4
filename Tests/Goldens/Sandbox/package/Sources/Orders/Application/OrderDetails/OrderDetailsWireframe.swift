import ViperRuntime

@MainActor
final class OrderDetailsWireframe {
    private weak var viewController: UIViewController?
    private let environment: any OrderDetailsEnvironment

    init(
        viewController: UIViewController,
        environment: any OrderDetailsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension OrderDetailsWireframe: OrderDetailsWireframeContract {}
