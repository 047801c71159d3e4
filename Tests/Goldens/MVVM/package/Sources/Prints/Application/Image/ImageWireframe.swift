import ViperRuntime

@MainActor
final class ImageWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ImageEnvironment

    init(
        viewController: UIViewController,
        environment: any ImageEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ImageWireframe: ImageWireframeContract {}
