import ViperRuntime

@MainActor
final class LoafOfTheDayWireframe {
    private weak var viewController: UIViewController?
    private let environment: any LoafOfTheDayEnvironment

    init(
        viewController: UIViewController,
        environment: any LoafOfTheDayEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension LoafOfTheDayWireframe: LoafOfTheDayWireframeContract {}
