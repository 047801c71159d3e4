import Foundation
import ViperRuntime

@MainActor
final class AboutViewController: UIViewController {
    private let environment: any AboutEnvironment
    private var presenter: (any AboutPresenterContract)?

    init(environment: any AboutEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any AboutPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension AboutViewController: AboutViewContract {
    func render(_ state: AboutState) {
        // Bring the subviews in line with the state.
    }
}
