import Foundation
import ViperRuntime

@MainActor
final class ThingViewController: UIViewController {
    private let environment: any ThingEnvironment
    private var presenter: (any ThingPresenterContract)?

    init(environment: any ThingEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ThingPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Thing", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ThingViewController {
    func didTapSettings() {
        presenter?.didTapSettings()
    }

    func didTapProfile() {
        presenter?.didTapProfile()
    }
}

extension ThingViewController: ThingViewContract {
    func render(_ state: ThingState) {
        // Bring the subviews in line with the state.
    }
}
