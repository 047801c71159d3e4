import Foundation
import ViperRuntime

@MainActor
final class PictureListViewController: UIViewController {
    private let environment: any PictureListEnvironment
    private var presenter: (any PictureListPresenterContract)?

    init(environment: any PictureListEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any PictureListPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Picture List"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension PictureListViewController {
    func didSelectPicture(url: URL) {
        presenter?.didSelectPicture(url: url)
    }
}

extension PictureListViewController: PictureListViewContract {
    func render(_ state: PictureListState) {
        // Bring the subviews in line with the state.
    }
}
