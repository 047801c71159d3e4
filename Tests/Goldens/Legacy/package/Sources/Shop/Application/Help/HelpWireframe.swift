import Foundation
import OldScreensInterface
import ViperRuntime

/// Leads from Help to other scenes. Its view controller keeps it.
#if canImport(ObjectiveC)
    @objcMembers
#endif
@MainActor
final class HelpWireframe: NSObject {
    private weak var viewController: UIViewController?
    private let environment: any HelpEnvironment

    init(
        viewController: UIViewController,
        environment: any HelpEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
    }
}

extension HelpWireframe: HelpWireframeContract {
    func showTerms() {
        let descriptor = ViewDescriptor.TermsDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).pushShared(destination)
    }

    func showProfile(userID: Int64) {
        let descriptor = ViewDescriptor.ProfileDescriptor(userID: userID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).present(destination)
    }
}
