import ViperRuntime

@MainActor
final class PortraitWireframe {
    private weak var viewController: UIViewController?
    private let environment: any PortraitEnvironment

    init(
        viewController: UIViewController,
        environment: any PortraitEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension PortraitWireframe: PortraitWireframeContract {}
