import ViperRuntime

@MainActor
final class ReportWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ReportEnvironment

    init(
        viewController: UIViewController,
        environment: any ReportEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ReportWireframe: ReportWireframeContract {}
