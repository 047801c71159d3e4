import DesignSystem
import Foundation
import LendingCore
import Toolbox
import ViperRuntime

@MainActor
final class BookListViewController: UIViewController {
    private let presenter: any BookListPresenterContract
    private let childScenes: BookListChildren?

    let keywordField = UITextField()
    let countLabel = UILabel()
    let failureRibbon = Ribbon()
    let rows = UIStackView()
    private let offerContainer = UIView()

    init(presenter: any BookListPresenterContract, childScenes: BookListChildren?) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        view.backgroundColor = .systemBackground
        layOut()
        childScenes?.embedOffer(in: offerContainer, of: self)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }

    private func layOut() {
        let stack = UIStackView(arrangedSubviews: [keywordField, countLabel, failureRibbon, rows, offerContainer])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        rows.axis = .vertical
        keywordField.placeholder = "Search"
        keywordField.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
        navigationItem.rightBarButtonItems = [
            makeItem("Help") { [presenter] in presenter.didTapHelp() },
            makeItem("Note") { [presenter] in presenter.didTapNote() },
            makeItem("Scan") { [presenter] in presenter.didTapScan() },
        ]
    }

    private func search() {
        presenter.didChangeKeyword(keyword: keywordField.text ?? "")
    }

    private func makeItem(_ title: String, onTap: @escaping @MainActor () -> Void) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in onTap() })
    }
}

extension BookListViewController: SceneViewContract {
    func render(_ state: BookListState) {
        countLabel.text = state.isLoading ? "Searching" : state.books.count.counted("book")
        failureRibbon.text = state.failure?.message
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        for book in state.books { rows.addArrangedSubview(makeRow(of: book)) }
    }

    private func makeRow(of book: Book) -> UIButton {
        let row = UIButton(type: .system)
        row.setTitle(book.title, for: .normal)
        row.addAction(UIAction { [presenter] _ in presenter.didSelectBook(bookID: book.id) }, for: .touchUpInside)
        return row
    }
}
