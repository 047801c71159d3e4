import RoomsInterface
import ViperRuntime

@MainActor
final class WallWireframe {
    private weak var viewController: UIViewController?
    private let environment: any WallEnvironment

    init(
        viewController: UIViewController,
        environment: any WallEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension WallWireframe: WallWireframeContract {
    func showPicture(title: String) {
        let descriptor = ViewDescriptor.PictureDescriptor(title: title)
        let destination = environment.resolve(descriptor)
        destination.modalPresentationStyle = .fullScreen
        SceneNavigator(from: viewController).present(destination)
    }
}
