import PrintsInterface
import ViperRuntime

@MainActor
final class FrameListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any FrameListWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any FrameListWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension FrameListWireframe: FrameListWireframeContract {
    func showDetail(albumID: Int64) {
        let descriptor = ViewDescriptor.FrameDetailDescriptor(albumID: albumID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
