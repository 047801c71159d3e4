import Foundation
import OwnCore
import ViperRuntime

@MainActor
final class ThingListViewController: UIViewController {
    private let environment: any ThingListEnvironment
    private var presenter: (any ThingListPresenterContract)?

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    init(environment: any ThingListEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ThingListPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Thing List"
        view.backgroundColor = .systemBackground
        failureBanner.add(to: view)
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension ThingListViewController {
    func didSelectThing(thing: Thing) {
        presenter?.didSelectThing(thing: thing)
    }

    func didDrop(other: Other) {
        presenter?.didDrop(other: other)
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension ThingListViewController: ThingListViewContract {
    func render(_ state: ThingListState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
    }
}
