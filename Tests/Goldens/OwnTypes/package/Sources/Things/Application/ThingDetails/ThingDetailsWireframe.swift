import ViperRuntime

@MainActor
final class ThingDetailsWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ThingDetailsEnvironment

    init(
        viewController: UIViewController,
        environment: any ThingDetailsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ThingDetailsWireframe: ThingDetailsWireframeContract {}
