import Foundation
import ThingsInterface
import ViperRuntime

/// Leads from Terms to other scenes. Its view controller keeps it.
#if canImport(ObjectiveC)
    @objcMembers
#endif
@MainActor
final class TermsWireframe: NSObject {
    private weak var viewController: UIViewController?
    private let environment: any TermsEnvironment

    init(
        viewController: UIViewController,
        environment: any TermsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
    }
}

extension TermsWireframe: TermsWireframeContract {
    func showThing() {
        let descriptor = ViewDescriptor.ThingDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).replace(with: destination)
    }
}
