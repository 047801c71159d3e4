import ViperRuntime

@MainActor
final class AboutWireframe {
    private weak var viewController: UIViewController?
    private let environment: any AboutEnvironment

    init(
        viewController: UIViewController,
        environment: any AboutEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension AboutWireframe: AboutWireframeContract {}
