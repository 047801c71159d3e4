import Foundation
import ViperRuntime

@MainActor
final class ThingDetailsViewController: UIViewController {
    private let environment: any ThingDetailsEnvironment
    private var presenter: (any ThingDetailsPresenterContract)?

    init(environment: any ThingDetailsEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ThingDetailsPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Thing Details"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension ThingDetailsViewController: ThingDetailsViewContract {
    func render(_ state: ThingDetailsState) {
        // Bring the subviews in line with the state.
    }
}
