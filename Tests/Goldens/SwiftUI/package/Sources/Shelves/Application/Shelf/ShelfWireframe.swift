import ViperRuntime

@MainActor
final class ShelfWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ShelfEnvironment

    init(
        viewController: UIViewController,
        environment: any ShelfEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ShelfWireframe: ShelfWireframeContract {}
