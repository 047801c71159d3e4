import Foundation
import MarketCore
import ViperRuntime

@MainActor
final class OrderListViewController: UIViewController {
    private let presenter: any OrderListPresenterContract
    private let childScenes: OrderListChildren?

    private let badgeContainer = UIView()

    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any OrderListPresenterContract, childScenes: OrderListChildren?) {
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
        title = String(localized: "Order List", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let children = UIStackView(arrangedSubviews: [badgeContainer])
        children.axis = .vertical
        children.distribution = .fillEqually
        let content = UIStackView(arrangedSubviews: [failureBanner.view, drafts, children])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        showChildren()
        presenter.viewDidLoad()
    }
}

extension OrderListViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        childScenes?.embedBadge(in: badgeContainer, of: self)
    }
}

extension OrderListViewController: SceneViewContract {
    func render(_ state: OrderListState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([draftText("orders", state.orders), draftText("isLoading", state.isLoading)])
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
