import Foundation
import ViperRuntime

@MainActor
final class BadgeViewController: UIViewController {
    private let presenter: any BadgePresenterContract

    init(presenter: any BadgePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Badge", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension BadgeViewController: SceneViewContract {
    func render(_ state: BadgeState) {
        // Bring the subviews in line with the state.
    }
}
