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
        SceneNavigator(from: self.viewController).replace(with: destination)
    }
}
