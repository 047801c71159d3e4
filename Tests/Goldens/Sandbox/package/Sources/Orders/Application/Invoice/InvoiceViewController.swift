import Foundation
import ViperRuntime

@MainActor
final class InvoiceViewController: UIViewController {
    private let environment: any InvoiceEnvironment
    private var presenter: (any InvoicePresenterContract)?

    init(environment: any InvoiceEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any InvoicePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invoice"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension InvoiceViewController: InvoiceViewContract {
    func render(_ state: InvoiceState) {
        // Bring the subviews in line with the state.
    }
}
