import PrintsInterface
import ViperRuntime

@MainActor
final class BareWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BareWireframeEnvironment

    init(
        viewController: UIViewController,
        environment: any BareWireframeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BareWireframe: BareWireframeContract {
    func showClassic() {
        let descriptor = ViewDescriptor.ClassicDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
