import Foundation
import ViperRuntime

@MainActor
final class SettingsViewController: UIViewController {
    private let presenter: any SettingsPresenterContract

    init(presenter: any SettingsPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Settings", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension SettingsViewController: SceneViewContract {
    func render(_ state: SettingsState) {
        // Bring the subviews in line with the state.
    }
}
