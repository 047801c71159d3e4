import Foundation
import ViperRuntime

@MainActor
final class BookListViewController: UIViewController {
    private let environment: any BookListEnvironment
    private var presenter: (any BookListPresenterContract)?

    init(environment: any BookListEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any BookListPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Book List", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension BookListViewController: BookListViewContract {
    func render(_ state: BookListState) {
        // Bring the subviews in line with the state.
    }
}
