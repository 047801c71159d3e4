import BazaarInterface
import ViperRuntime

/// The team's own.
@MainActor
enum HelpViewBuilder {
    static func build(with descriptor: ViewDescriptor.HelpDescriptor, environment: AnyObject) -> UIViewController {
        let viewController = UIViewController()
        viewController.title = "Help"
        return viewController
    }
}
