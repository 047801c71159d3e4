import Foundation
import ViperRuntime

@MainActor
final class ThingViewController: UIViewController {
    private let presenter: any ThingPresenterContract

    init(presenter: any ThingPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Thing", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension ThingViewController: SceneViewContract {
    func render(_ state: ThingState) {
        // Bring the subviews in line with the state.
    }
}
