import RoomsInterface
import ViperRuntime

@MainActor
final class PictureWireframe {
    private weak var viewController: UIViewController?
    private let environment: any PictureEnvironment

    init(
        viewController: UIViewController,
        environment: any PictureEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension PictureWireframe: PictureWireframeContract {
    func showClose() {
        // Yours to write: the spec leaves this route to you.
    }

    func showNext(title: String) {
        let descriptor = ViewDescriptor.PictureDescriptor(title: title)
        let destination = environment.resolve(descriptor)
        // Yours to change: the spec leaves it open how the destination is shown.
        viewController?.show(destination, sender: nil)
    }
}
