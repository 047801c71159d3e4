import Foundation
import ViperRuntime

@MainActor
final class CuisineListViewController: UIViewController {
    private let presenter: any CuisineListPresenterContract

    init(presenter: any CuisineListPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Cuisine List", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension CuisineListViewController: SceneViewContract {
    func render(_ state: CuisineListState) {
        // Bring the subviews in line with the state.
    }
}
