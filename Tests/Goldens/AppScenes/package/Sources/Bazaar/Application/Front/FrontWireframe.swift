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
        SceneNavigator(from: viewController).push(destination)
    }

    func showHelp() {
        let descriptor = ViewDescriptor.HelpDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }
}
