import Foundation
import ViperRuntime

@MainActor
final class BadgeViewController: UIViewController {
    private let environment: any BadgeEnvironment
    private var presenter: (any BadgePresenterContract)?

    init(environment: any BadgeEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any BadgePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Badge", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension BadgeViewController: BadgeViewContract {
    func render(_ state: BadgeState) {
        // Bring the subviews in line with the state.
    }
}
