import BazaarInterface
import StallsInterface
import ViperRuntime

@MainActor
final class FrontWireframe {
    private weak var viewController: UIViewController?
    private let environment: any FrontEnvironment

    init(
        viewController: UIViewController,
        environment: any FrontEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension FrontWireframe: FrontWireframeContract {
    func showStall(stallID: Int64) {
        let descriptor = ViewDescriptor.StallDescriptor(stallID: stallID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showHelp() {
        let descriptor = ViewDescriptor.HelpDescriptor()
        let destination = environment.resolve(descriptor)
        viewController?.present(destination, animated: true)
    }
}
