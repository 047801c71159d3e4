import Foundation
import ShopCore
import ViperRuntime

@MainActor
final class BasketViewController: UIViewController {
    private let presenter: any BasketPresenterContract

    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }

    let activityIndicator = UIActivityIndicatorView(style: .medium)

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any BasketPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Basket", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let content = UIStackView(arrangedSubviews: [failureBanner.view, activityIndicator, drafts])
        content.axis = .vertical
        content.spacing = 16
        view.addScrollView(with: content)
        presenter.viewDidLoad()
    }
}

extension BasketViewController: SceneViewContract {
    func render(_ state: BasketState) {
        // Bring the subviews in line with the state.
        // `state.orders.value` is what there is to show, be it old or new.
        // `state.total.value` is what there is to show, be it old or new.
        if state.orders.isLoading || state.total.isLoading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
        failureBanner.show(state.failure, state.orders.failure, state.total.failure)
        showDrafts([
            draftText("orders", state.orders.value),
            draftText("total", state.total.value),
            draftText("isPlacing", state.isPlacing),
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
