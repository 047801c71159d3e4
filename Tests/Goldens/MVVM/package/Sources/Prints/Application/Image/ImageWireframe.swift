import ViperRuntime

@MainActor
final class ImageWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ImageWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any ImageWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ImageWireframe: ImageWireframeContract {}
