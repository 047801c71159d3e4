import Foundation
import MarketCore
import ViperRuntime

@MainActor
final class OrderListViewController: UIViewController {
    private let environment: any OrderListEnvironment
    private var presenter: (any OrderListPresenterContract)?

    private let badgeContainer = UIView()

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any OrderListEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any OrderListPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order List"
        view.backgroundColor = .systemBackground
        showChildren()
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

extension OrderListViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [badgeContainer])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        embedBadge(in: badgeContainer, from: environment)
    }
}

// What the controls of the screen call.
extension OrderListViewController {
    func didSelectOrder(order: Order) {
        presenter?.didSelectOrder(order: order)
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension OrderListViewController: OrderListViewContract {
    func render(_ state: OrderListState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([draftText("orders", state.orders), draftText("isLoading", state.isLoading)])
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
