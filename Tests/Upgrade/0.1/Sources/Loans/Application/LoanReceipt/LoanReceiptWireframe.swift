import ViperRuntime

@MainActor
final class LoanReceiptWireframe {
    private weak var viewController: UIViewController?
    private let environment: any LoanReceiptEnvironment

    init(
        viewController: UIViewController,
        environment: any LoanReceiptEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension LoanReceiptWireframe: LoanReceiptWireframeContract {
    func showClose() {
        viewController?.dismiss(animated: true)
    }
}
