import OldScreensInterface
import ShopInterface
import ViperRuntime

@MainActor
final class ThingWireframe {
    private weak var viewController: UIViewController?
    private let environment: any ThingEnvironment

    init(
        viewController: UIViewController,
        environment: any ThingEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension ThingWireframe: ThingWireframeContract {
    func showSettings() {
        let descriptor = ViewDescriptor.SettingsDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }

    func showProfile(userID: Int64) {
        let descriptor = ViewDescriptor.ProfileDescriptor(userID: userID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
