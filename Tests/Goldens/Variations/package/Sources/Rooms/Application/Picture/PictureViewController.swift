import Foundation
import ViperRuntime

@MainActor
final class PictureViewController: UIViewController {
    private let environment: any PictureEnvironment
    private var presenter: (any PicturePresenterContract)?

    init(environment: any PictureEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any PicturePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Picture"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension PictureViewController {
    func didTapClose() {
        presenter?.didTapClose()
    }
}

extension PictureViewController: PictureViewContract {
    func render(_ state: PictureState) {
        // Bring the subviews in line with the state.
    }
}
