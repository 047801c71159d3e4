import DesignSystem
import Foundation
import LendingCore
import Toolbox
import ViperRuntime

@MainActor
final class BookListViewController: UIViewController {
    private let environment: any BookListEnvironment
    private var presenter: (any BookListPresenterContract)?

    let keywordField = UITextField()
    let countLabel = UILabel()
    let failureRibbon = Ribbon()
    let rows = UIStackView()
    private let offerContainer = UIView()

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
        title = "Books"
        view.backgroundColor = .systemBackground
        layOut()
        embedOffer(in: offerContainer, from: environment)
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [keywordField, countLabel, failureRibbon, rows, offerContainer])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        rows.axis = .vertical
        keywordField.placeholder = "Search"
        let search = UIAction { [weak self] _ in self?.didChangeKeyword(keyword: self?.keywordField.text ?? "") }
        keywordField.addAction(search, for: .editingChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help",
            primaryAction: UIAction { [weak self] _ in self?.didTapHelp() }
        )
    }
}

// What the controls of the screen call.
extension BookListViewController {
    func didChangeKeyword(keyword: String) {
        presenter?.didChangeKeyword(keyword: keyword)
    }

    func didSelectBook(bookID: Book.ID) {
        presenter?.didSelectBook(bookID: bookID)
    }

    func didTapHelp() {
        presenter?.didTapHelp()
    }

    func didTapNote() {
        presenter?.didTapNote()
    }

    func didTapScan() {
        presenter?.didTapScan()
    }
}

extension BookListViewController: BookListViewContract {
    func render(_ state: BookListState) {
        countLabel.text = state.isLoading ? "Searching" : state.books.count.counted("book")
        failureRibbon.text = state.failure?.message
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        for book in state.books { rows.addArrangedSubview(makeRow(of: book)) }
    }

    private func makeRow(of book: Book) -> UIButton {
        let row = UIButton(type: .system)
        row.setTitle(book.title, for: .normal)
        row.addAction(UIAction { [weak self] _ in self?.didSelectBook(bookID: book.id) }, for: .touchUpInside)
        return row
    }
}
