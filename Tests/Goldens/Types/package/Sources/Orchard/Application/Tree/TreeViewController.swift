import Foundation
import ViperRuntime

@MainActor
final class TreeViewController: UIViewController {
    private let environment: any TreeEnvironment
    private var presenter: (any TreePresenterContract)?

    init(environment: any TreeEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any TreePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Tree", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension TreeViewController: TreeViewContract {
    func render(_ state: TreeState) {
        // Bring the subviews in line with the state.
    }
}
