import Foundation
import LendingCore
import ViperRuntime

@MainActor
final class BookDetailsViewController: UIViewController {
    private let presenter: any BookDetailsPresenterContract

    private lazy var titleLabel = UILabel()
    let borrowButton = UIButton(type: .system)
    let authorButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    let shareButton = UIButton(type: .system)
    private var authorID: Member.ID?

    init(presenter: any BookDetailsPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book Details"
        view.backgroundColor = .systemBackground
        view.addSubview(titleLabel)
        add(borrowButton, "Borrow") { [presenter] in presenter.didTapBorrow() }
        add(authorButton, "Author") { [weak self] in self?.showAuthor() }
        add(nextButton, "Next") { [presenter] in presenter.didTapNext() }
        add(shareButton, "Share") { [presenter] in presenter.didTapShare() }
        presenter.viewDidLoad()
    }

    private func add(_ button: UIButton, _ title: String, onTap: @escaping @MainActor () -> Void) {
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func showAuthor() {
        if let authorID { presenter.didTapAuthor(memberID: authorID) }
    }

    var shownTitle: String? { titleLabel.text }
}

extension BookDetailsViewController: SceneViewContract {
    func render(_ state: BookDetailsState) {
        titleLabel.text = state.book?.title
        borrowButton.isEnabled = state.canBorrow
        authorID = state.book?.author
    }
}
