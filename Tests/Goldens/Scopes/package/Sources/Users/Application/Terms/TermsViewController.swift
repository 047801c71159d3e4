import Foundation
import ViperRuntime

@MainActor
final class TermsViewController: UIViewController {
    private let presenter: any TermsPresenterContract

    init(presenter: any TermsPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Terms", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension TermsViewController: SceneViewContract {
    func render(_ state: TermsState) {
        // Bring the subviews in line with the state.
    }
}
