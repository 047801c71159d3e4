import ViperRuntime

@MainActor
final class FrameDetailWireframe {
    private weak var viewController: UIViewController?
    private let environment: any FrameDetailWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any FrameDetailWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension FrameDetailWireframe: FrameDetailWireframeContract {}
