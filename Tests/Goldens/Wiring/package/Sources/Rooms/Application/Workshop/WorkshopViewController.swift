import Foundation
import GalleryCore
import ViperRuntime

@MainActor
final class WorkshopViewController: UIViewController {
    private let presenter: any WorkshopPresenterContract
    private let environment: any WorkshopEnvironment

    private(set) lazy var failureBanner = FailureBanner()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any WorkshopPresenterContract, environment: any WorkshopEnvironment) {
        self.presenter = presenter
        self.environment = environment
        super.init(nibName: "WorkshopViewController", bundle: .roomsResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Workshop"
        failureBanner.add(to: view)
        drafts.axis = .vertical
        drafts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drafts)
        NSLayoutConstraint.activate([
            drafts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            drafts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        presenter.viewDidLoad()
    }
}

extension WorkshopViewController: WorkshopViewContract {
    func render(_ state: WorkshopState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([draftText("isOpen", state.isOpen), draftText("isOrdering", state.isOrdering)])
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
