import ViperRuntime

@MainActor
final class ReceiptWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ReceiptWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any ReceiptWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ReceiptWireframe: ReceiptWireframeContract {}
