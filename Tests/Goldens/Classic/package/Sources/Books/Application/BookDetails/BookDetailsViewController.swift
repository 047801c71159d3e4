import Foundation
import ViperRuntime

final class BookDetailsViewController: UIViewController {
    private var presenter: (any BookDetailsPresenterProtocol)?

    func inject(presenter: any BookDetailsPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Book Details", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

extension BookDetailsViewController: BookDetailsViewProtocol {
    func render(_ state: BookDetailsState) {
        // Bring the subviews in line with the state.
    }
}
