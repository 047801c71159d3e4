import Foundation
import ViperRuntime

@MainActor
final class OrderListViewController: UIViewController {
    private let environment: any OrderListEnvironment
    private var presenter: (any OrderListPresenterContract)?

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
        presenter?.viewDidLoad()
    }
}

extension OrderListViewController: OrderListViewContract {
    func render(_ state: OrderListState) {
        // Bring the subviews in line with the state.
    }
}
