import BazaarInterface
import ViperRuntime

@MainActor
final class StallWireframe {
    private weak var viewController: UIViewController?
    private let environment: any StallEnvironment

    init(
        viewController: UIViewController,
        environment: any StallEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension StallWireframe: StallWireframeContract {
    func showTill(total: Int) {
        let descriptor = ViewDescriptor.TillDescriptor(total: total)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }

    func showHelp() {
        let descriptor = ViewDescriptor.HelpDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }
}
