import Foundation
import GalleryCore
import ViperRuntime

@MainActor
final class WorkshopViewController: UIViewController {
    private let environment: any WorkshopEnvironment
    private var presenter: (any WorkshopPresenterContract)?

    private(set) lazy var failureBanner = FailureBanner()

    init(environment: any WorkshopEnvironment) {
        self.environment = environment
        super.init(nibName: "WorkshopViewController", bundle: .roomsResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any WorkshopPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Workshop"
        failureBanner.add(to: view)
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension WorkshopViewController {
    func didTapOrder() {
        presenter?.didTapOrder()
    }
}

extension WorkshopViewController: WorkshopViewContract {
    func render(_ state: WorkshopState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
    }
}
