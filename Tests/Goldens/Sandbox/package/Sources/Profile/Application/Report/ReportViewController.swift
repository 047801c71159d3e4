import Foundation
import ViperRuntime

@MainActor
final class ReportViewController: UIViewController {
    private let environment: any ReportEnvironment
    private var presenter: (any ReportPresenterContract)?

    init(environment: any ReportEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ReportPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Report", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

extension ReportViewController: ReportViewContract {
    func render(_ state: ReportState) {
        // Bring the subviews in line with the state.
    }
}
