import Foundation
import ShelfCore
import ViperRuntime

@MainActor
final class ArticleViewController: UIViewController {
    private let environment: any ArticleViewEnvironment
    private var presenter: (any ArticlePresenterContract)?

    private(set) lazy var failureBanner = FailureBanner()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any ArticleViewEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ArticlePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        view.backgroundColor = .systemBackground
        failureBanner.add(to: view)
        drafts.axis = .vertical
        drafts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drafts)
        NSLayoutConstraint.activate([
            drafts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            drafts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ArticleViewController {
    func didChangeAmount(amount: Int) {
        presenter?.didChangeAmount(amount: amount)
    }

    func `switch`(in: Int, where: String) {
        presenter?.switch(in: `in`, where: `where`)
    }

    func didTapBuy(then: @escaping @MainActor (Result<Int, any Error>) -> Void) {
        presenter?.didTapBuy(then: then)
    }
}

extension ArticleViewController: ArticleViewContract {
    func render(_ state: ArticleState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([
            draftText("article", state.article),
            draftText("amount", state.amount),
            draftText("default", state.default),
            draftText("updated", state.updated),
        ])
    }

    private func showDrafts(_ texts: [String]) {
        for label in drafts.arrangedSubviews { label.removeFromSuperview() }
        for text in texts {
            let label = UILabel()
            label.text = text
            drafts.addArrangedSubview(label)
        }
    }
}
