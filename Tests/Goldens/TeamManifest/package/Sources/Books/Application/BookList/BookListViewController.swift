import Foundation
import ViperRuntime

@MainActor
final class BookListViewController: UIViewController {
    private let presenter: any BookListPresenterContract

    init(presenter: any BookListPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Book List", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension BookListViewController: SceneViewContract {
    func render(_ state: BookListState) {
        // Bring the subviews in line with the state.
    }
}
