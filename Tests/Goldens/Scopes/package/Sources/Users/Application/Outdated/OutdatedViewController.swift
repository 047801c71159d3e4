import Foundation
import ViperRuntime

@MainActor
final class OutdatedViewController: UIViewController {
    private let presenter: any OutdatedPresenterContract

    init(presenter: any OutdatedPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Outdated", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension OutdatedViewController: SceneViewContract {
    func render(_ state: OutdatedState) {
        // Bring the subviews in line with the state.
    }
}
