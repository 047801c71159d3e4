// swift-format-ignore-file
import UIKit

protocol SettingsModuleInput {}

@MainActor
enum SettingsConfigurator {
    static func configure() async -> UIViewController { UIViewController() }
}

@MainActor
enum ProfileConfigurator {
    static func create(id: Int64, animated: Bool = UIViewController().isAnimated) -> UINavigationController {
        UINavigationController(rootViewController: UIViewController())
    }

    static func createRequest(id: Int64) -> String { "\(id)" }
}

@MainActor
enum LicencesBuilder {
    static func build() -> (view: UIViewController, input: SettingsModuleInput?) { (UIViewController(), nil) }
}

extension UIViewController {
    var isAnimated: Bool { true }
}
