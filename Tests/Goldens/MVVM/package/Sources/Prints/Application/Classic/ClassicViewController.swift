import Foundation
import ViperRuntime

@MainActor
final class ClassicViewController: UIViewController {
    private let presenter: any ClassicPresenterContract

    init(presenter: any ClassicPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Classic", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension ClassicViewController: SceneViewContract {
    func render(_ state: ClassicState) {
        // Bring the subviews in line with the state.
    }
}
