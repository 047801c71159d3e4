import Foundation
import ShelfCore
import ViperRuntime

@MainActor
final class CatalogueViewController: UIViewController {
    private var presenter: (any CataloguePresenterContract)?

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any CataloguePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalogue"
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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension CatalogueViewController {
    func didChangeQuery(query: String) {
        presenter?.didChangeQuery(query: query)
    }

    func didSelectArticle(article: String) {
        presenter?.didSelectArticle(article: article)
    }

    func didTapBasket() {
        presenter?.didTapBasket()
    }

    func didTapHelp() {
        presenter?.didTapHelp()
    }

    func didTapImprint(url: URL) {
        presenter?.didTapImprint(url: url)
    }

    func didTapFilter() {
        presenter?.didTapFilter()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension CatalogueViewController: CatalogueViewContract {
    func render(_ state: CatalogueState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([
            draftText("query", state.query),
            draftText("articles", state.articles),
            draftText("prices", state.prices),
            draftText("isLoading", state.isLoading),
            draftText("selection", state.selection),
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
