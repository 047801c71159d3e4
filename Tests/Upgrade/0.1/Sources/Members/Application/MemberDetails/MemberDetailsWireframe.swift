import LendingInterface
import ViperRuntime

@MainActor
final class MemberDetailsWireframe {
    private weak var viewController: UIViewController?
    private let environment: any MemberDetailsEnvironment

    init(
        viewController: UIViewController,
        environment: any MemberDetailsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension MemberDetailsWireframe: MemberDetailsWireframeContract {
    func showSettings() {
        let descriptor = ViewDescriptor.SettingsDescriptor()
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
