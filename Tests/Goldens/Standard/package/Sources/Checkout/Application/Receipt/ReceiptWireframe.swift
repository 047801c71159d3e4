import ViperRuntime

@MainActor
final class ReceiptWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ReceiptEnvironment

    init(
        viewController: UIViewController,
        environment: any ReceiptEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ReceiptWireframe: ReceiptWireframeContract {}
