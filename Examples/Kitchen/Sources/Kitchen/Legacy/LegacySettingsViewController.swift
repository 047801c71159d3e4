import Foundation
import KitchenCore
import ViperRuntime

/// The settings as they were before there were features: one for the whole app, which remembers what was chosen.
@MainActor
final class LegacySettingsViewController: UIViewController {
    static let shared = LegacySettingsViewController()

    private static let version = "1.0"

    private let versionLabel = UILabel.identified(
        "settings.version",
        text: String(localized: "Kitchen \(version)", bundle: .kitchenResources, comment: "The app and its version")
    )

    private init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Settings", bundle: .kitchenResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [versionLabel])
    }
}
