import Foundation
import ViperRuntime

@MainActor
final class OrderListViewController: UIViewController {
    private let presenter: any OrderListPresenterContract

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any OrderListPresenterContract) {
        self.presenter = presenter
        super.init(nibName: "OrderListViewController", bundle: .ordersResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Order List", comment: "Title of a screen")
        drafts.axis = .vertical
        drafts.spacing = 8
        view.addCentered(drafts)
        presenter.viewDidLoad()
    }
}

extension OrderListViewController: SceneViewContract {
    func render(_ state: OrderListState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("count", state.count)])
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
