import Foundation
import OwnCore
import ViperRuntime

@MainActor
final class ThingListViewController: UIViewController {
    private let environment: any ThingListEnvironment
    private var presenter: (any ThingListPresenterContract)?

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

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
        drafts.axis = .vertical
        drafts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drafts)
        NSLayoutConstraint.activate([
            drafts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            drafts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
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
        showDrafts([
            draftText("things", state.things),
            draftText("best", state.best),
            draftText("cache", state.cache),
            draftText("filter", state.filter),
            draftText("isOthering", state.isOthering),
        ])
    }

    private func showDrafts(_ texts: [String]) {
        for label in drafts.arrangedSubviews { label.removeFromSuperview() }
        for text in texts {
            let label = UILabel()
            label.text = text
            drafts.addArrangedSubview(label)
        }
    }
}
