import ThingsInterface
import ViperRuntime

@MainActor
final class HiddenNamesWireframe {
    private weak var viewController: UIViewController?
    private let environment: any HiddenNamesEnvironment

    init(
        viewController: UIViewController,
        environment: any HiddenNamesEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension HiddenNamesWireframe: HiddenNamesWireframeContract {
    func showNext(environment: String, viewController: Int) {
        let descriptor = ViewDescriptor.HiddenNamesDescriptor(environment: environment, viewController: viewController)
        let destination = self.environment.resolve(descriptor)
        guard let viewController = self.viewController,
            let navigationController = viewController.navigationController
        else { return }
        let stack = navigationController.viewControllers.map { $0 === viewController ? destination : $0 }
        navigationController.setViewControllers(stack, animated: true)
    }
}
