import ViperRuntime

@MainActor
final class TableListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any TableListEnvironment

    init(
        viewController: UIViewController,
        environment: any TableListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension TableListWireframe: TableListWireframeContract {}
