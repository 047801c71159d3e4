import Foundation
import ThingsInterface
import ViperRuntime

/// Leads from Badge to other scenes. Its view controller keeps it.
#if canImport(ObjectiveC)
    @objcMembers
#endif
@MainActor
final class BadgeWireframe: NSObject {
    private weak var viewController: UIViewController?
    private let environment: any BadgeEnvironment

    init(
        viewController: UIViewController,
        environment: any BadgeEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
    }
}

extension BadgeWireframe: BadgeWireframeContract {
    func showManual() {
        let descriptor = ViewDescriptor.ManualDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }
}
