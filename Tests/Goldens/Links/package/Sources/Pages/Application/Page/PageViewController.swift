import Foundation
import ViperRuntime

@MainActor
final class PageViewController: UIViewController {
    private let presenter: any PagePresenterContract

    init(presenter: any PagePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Page", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension PageViewController: SceneViewContract {
    func render(_ state: PageState) {
        // Bring the subviews in line with the state.
    }
}
