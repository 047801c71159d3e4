import Foundation
import ViperRuntime

@MainActor
final class HelpViewController: UIViewController {
    private let presenter: any HelpPresenterContract

    init(presenter: any HelpPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Help", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension HelpViewController: SceneViewContract {
    func render(_ state: HelpState) {
        // Bring the subviews in line with the state.
    }
}
