import Foundation
import ViperRuntime

@MainActor
final class PlainViewController: UIViewController {
    private let presenter: any PlainPresenterContract

    init(presenter: any PlainPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Plain", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension PlainViewController: SceneViewContract {
    func render(_ state: PlainState) {
        // Bring the subviews in line with the state.
    }
}
