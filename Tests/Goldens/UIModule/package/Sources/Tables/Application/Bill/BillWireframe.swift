import ViperRuntime

@MainActor
final class BillWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BillEnvironment

    init(
        viewController: UIViewController,
        environment: any BillEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BillWireframe: BillWireframeContract {}
