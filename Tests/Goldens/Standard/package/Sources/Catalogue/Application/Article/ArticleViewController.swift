import Foundation
import ShelfCore
import ViperRuntime

@MainActor
final class ArticleViewController: UIViewController {
    private let presenter: any ArticlePresenterContract

    private(set) lazy var failureBanner = FailureBanner()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any ArticlePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Article", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let content = UIStackView(arrangedSubviews: [failureBanner.view, drafts])
        content.axis = .vertical
        content.spacing = 16
        view.addScrollView(with: content)
        presenter.viewDidLoad()
    }
}

extension ArticleViewController: SceneViewContract {
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
        while drafts.arrangedSubviews.count < texts.count { drafts.addArrangedSubview(makeDraft()) }
        for case (let label as UILabel, let text) in zip(drafts.arrangedSubviews, texts) { label.text = text }
    }

    private func makeDraft() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
