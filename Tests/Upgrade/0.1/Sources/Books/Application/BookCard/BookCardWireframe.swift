import LendingInterface
import MembersInterface
import OldScreensInterface
import ViperRuntime

@MainActor
final class BookCardWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BookCardEnvironment

    init(
        viewController: UIViewController,
        environment: any BookCardEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BookCardWireframe: BookCardWireframeContract {
    func showRules() {
        let descriptor = ViewDescriptor.RulesDescriptor()
        let destination = environment.resolve(descriptor)
        viewController?.present(destination, animated: true)
    }

    func showSettings() {
        let descriptor = ViewDescriptor.SettingsDescriptor()
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
