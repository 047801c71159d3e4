import Foundation
import ViperRuntime

@MainActor
final class AccountViewController: UIViewController {
    private let environment: any AccountEnvironment
    private var presenter: (any AccountPresenterContract)?

    init(environment: any AccountEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any AccountPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension AccountViewController: AccountViewContract {
    func render(_ state: AccountState) {
        // Bring the subviews in line with the state.
    }
}
