import Foundation
import ShelfCore
import ViperRuntime

final class BookListViewController: UIViewController {
    private var presenter: (any BookListPresenterProtocol)?

    func inject(presenter: any BookListPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Book List", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension BookListViewController: BookListViewProtocol {
    func render(_ state: BookListState) {
        // Bring the subviews in line with the state.
    }
}
