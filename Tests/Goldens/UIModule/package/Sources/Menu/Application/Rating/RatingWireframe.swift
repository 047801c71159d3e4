import ViperRuntime

@MainActor
final class RatingWireframe {
    private weak var viewController: UIViewController?
    private let environment: any RatingEnvironment

    init(
        viewController: UIViewController,
        environment: any RatingEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension RatingWireframe: RatingWireframeContract {}
