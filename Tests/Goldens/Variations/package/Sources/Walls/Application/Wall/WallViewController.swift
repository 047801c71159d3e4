import Foundation
import ViperRuntime

@MainActor
final class WallViewController: UIViewController {
    private let environment: any WallEnvironment
    private var presenter: (any WallPresenterContract)?

    init(environment: any WallEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any WallPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wall"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension WallViewController {
    func didTapPicture() {
        presenter?.didTapPicture()
    }
}

extension WallViewController: WallViewContract {
    func render(_ state: WallState) {
        // Bring the subviews in line with the state.
    }
}
