import ViperRuntime

@MainActor
final class SettingsWireframe {
    private weak var viewController: UIViewController?
    private let environment: any SettingsEnvironment

    init(
        viewController: UIViewController,
        environment: any SettingsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension SettingsWireframe: SettingsWireframeContract {}
