import ViperRuntime

@MainActor
final class PlainWireframe {
    private weak var viewController: UIViewController?
    private let environment: any PlainEnvironment

    init(
        viewController: UIViewController,
        environment: any PlainEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension PlainWireframe: PlainWireframeContract {}
