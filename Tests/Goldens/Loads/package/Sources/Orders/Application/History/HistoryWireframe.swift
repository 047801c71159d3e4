import ViperRuntime

@MainActor
final class HistoryWireframe {
    private weak var viewController: UIViewController?
    private let environment: any HistoryEnvironment

    init(
        viewController: UIViewController,
        environment: any HistoryEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension HistoryWireframe: HistoryWireframeContract {}
