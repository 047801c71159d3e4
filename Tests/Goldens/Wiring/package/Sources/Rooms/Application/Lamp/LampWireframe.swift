import RoomsInterface
import ViperRuntime

@MainActor
final class LampWireframe {
    private weak var viewController: UIViewController?
    private let environment: any LampEnvironment

    init(
        viewController: UIViewController,
        environment: any LampEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension LampWireframe: LampWireframeContract {
    func showLabel(title: String) {
        let descriptor = ViewDescriptor.LabelDescriptor(title: title)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
