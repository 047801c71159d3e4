import Foundation
import ViperRuntime

@MainActor
final class ReportViewController: UIViewController {
    private let presenter: any ReportPresenterContract

    init(presenter: any ReportPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Report", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter.viewDidLoad()
    }
}

extension ReportViewController: SceneViewContract {
    func render(_ state: ReportState) {
        // Bring the subviews in line with the state.
    }
}
