import Foundation
import ViperRuntime

@MainActor
final class TreeViewController: UIViewController {
    private let presenter: any TreePresenterContract

    init(presenter: any TreePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Tree", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension TreeViewController: SceneViewContract {
    func render(_ state: TreeState) {
        // Bring the subviews in line with the state.
    }
}
