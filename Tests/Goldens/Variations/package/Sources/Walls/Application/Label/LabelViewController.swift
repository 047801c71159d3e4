import Foundation
import ViperRuntime

@MainActor
final class LabelViewController: UIViewController {
    private let environment: any LabelEnvironment
    private var presenter: (any LabelPresenterContract)?

    init(environment: any LabelEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any LabelPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Label"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension LabelViewController {
    func didTap() {
        presenter?.didTap()
    }
}

extension LabelViewController: LabelViewContract {
    func render(_ state: LabelState) {
        // Bring the subviews in line with the state.
    }
}
