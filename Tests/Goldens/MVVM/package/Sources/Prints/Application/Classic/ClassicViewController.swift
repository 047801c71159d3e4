import Foundation
import ViperRuntime

@MainActor
final class ClassicViewController: UIViewController {
    private var presenter: (any ClassicPresenterContract)?

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ClassicPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Classic", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension ClassicViewController: ClassicViewContract {
    func render(_ state: ClassicState) {
        // Bring the subviews in line with the state.
    }
}
