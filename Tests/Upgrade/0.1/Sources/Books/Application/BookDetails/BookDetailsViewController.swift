import Foundation
import LendingCore
import ViperRuntime

@MainActor
final class BookDetailsViewController: UIViewController {
    private let environment: any BookDetailsEnvironment
    private var presenter: (any BookDetailsPresenterContract)?

    private lazy var titleLabel = UILabel()
    let borrowButton = UIButton(type: .system)

    init(environment: any BookDetailsEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any BookDetailsPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book Details"
        view.backgroundColor = .systemBackground
        view.addSubview(titleLabel)
        view.addSubview(borrowButton)
        borrowButton.setTitle("Borrow", for: .normal)
        borrowButton.addAction(UIAction { [weak self] _ in self?.didTapBorrow() }, for: .touchUpInside)
        presenter?.viewDidLoad()
    }

    var shownTitle: String? { titleLabel.text }
}

// What the controls of the screen call.
extension BookDetailsViewController {
    func didTapBorrow() {
        presenter?.didTapBorrow()
    }

    func didTapAuthor(memberID: Member.ID) {
        presenter?.didTapAuthor(memberID: memberID)
    }

    func didTapNext() {
        presenter?.didTapNext()
    }

    func didTapShare() {
        presenter?.didTapShare()
    }
}

extension BookDetailsViewController: BookDetailsViewContract {
    func render(_ state: BookDetailsState) {
        titleLabel.text = state.book?.title
        borrowButton.isEnabled = state.canBorrow
    }
}
