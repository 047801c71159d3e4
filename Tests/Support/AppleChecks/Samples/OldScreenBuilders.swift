import Foundation
import ViperRuntime

// What view builders of old screens do where these come out of a storyboard.

@MainActor
protocol SettingsEnvironment: AnyObject {}

/// As it is scaffolded: it knows the screen, which keeps it.
@MainActor
final class SettingsWireframe: NSObject {
    private weak var viewController: UIViewController?
    private let environment: any SettingsEnvironment

    init(
        viewController: UIViewController,
        environment: any SettingsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
        super.init()
    }
}

@MainActor
final class OldSettingsViewController: UIViewController {
    private let userID: Int64
    var wireframe: SettingsWireframe?

    init?(coder: NSCoder, userID: Int64) {
        self.userID = userID
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// A screen that takes what it shows as properties.
@MainActor
final class OldTermsViewController: UIViewController {
    var userID: Int64 = 0
    var wireframe: SettingsWireframe?
}

@MainActor
enum OldScreenBuilders {
    static func settings(userID: Int64, environment: any SettingsEnvironment) -> UIViewController {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        let viewController = storyboard.instantiateViewController(identifier: "settings") { coder in
            OldSettingsViewController(coder: coder, userID: userID)
        }
        viewController.wireframe = SettingsWireframe(viewController: viewController, environment: environment)
        return viewController
    }

    static func terms(userID: Int64, environment: any SettingsEnvironment) -> UIViewController {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        let viewController = storyboard.instantiateViewController(withIdentifier: "terms")
        guard let terms = viewController as? OldTermsViewController else { return viewController }
        terms.userID = userID
        terms.wireframe = SettingsWireframe(viewController: terms, environment: environment)
        return terms
    }
}
