import ViperRuntime

@MainActor
final class LoafOfTomorrowWireframe {
    private weak var viewController: UIViewController?
    private let environment: any LoafOfTomorrowEnvironment

    init(
        viewController: UIViewController,
        environment: any LoafOfTomorrowEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension LoafOfTomorrowWireframe: LoafOfTomorrowWireframeContract {}
