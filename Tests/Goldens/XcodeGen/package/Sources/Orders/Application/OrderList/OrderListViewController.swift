import Foundation
import ViperRuntime

@MainActor
final class OrderListViewController: UIViewController {
    private let environment: any OrderListEnvironment
    private var presenter: (any OrderListPresenterContract)?

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any OrderListEnvironment) {
        self.environment = environment
        super.init(nibName: "OrderListViewController", bundle: .ordersResources)
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

extension OrderListViewController: OrderListViewContract {
    func render(_ state: OrderListState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("count", state.count)])
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
