import Foundation
import ViperRuntime

@MainActor
final class AboutViewController: UIViewController {
    private let presenter: any AboutPresenterContract

    init(presenter: any AboutPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "About", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension AboutViewController: SceneViewContract {
    func render(_ state: AboutState) {
        // Bring the subviews in line with the state.
    }
}
