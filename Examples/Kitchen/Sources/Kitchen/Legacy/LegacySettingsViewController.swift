import KitchenCore
import ViperRuntime

/// The settings as they were before there were features: one for the whole app, which remembers what was chosen.
@MainActor
final class LegacySettingsViewController: UIViewController {
    static let shared = LegacySettingsViewController()

    private let versionLabel = UILabel.identified("settings.version", text: "Kitchen 1.0")

    private init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [versionLabel])
    }
}
