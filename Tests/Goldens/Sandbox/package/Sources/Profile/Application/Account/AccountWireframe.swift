import ViperRuntime

@MainActor
final class AccountWireframe {
    private weak var viewController: UIViewController?
    private let environment: any AccountEnvironment

    init(
        viewController: UIViewController,
        environment: any AccountEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension AccountWireframe: AccountWireframeContract {}
