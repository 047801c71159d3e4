import Foundation
import JotterCore
import ViperRuntime

@MainActor
final class NoteListViewController: UIViewController {
    private let environment: any NoteListEnvironment
    private var presenter: (any NoteListPresenterContract)?

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any NoteListEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any NoteListPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note List"
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
extension NoteListViewController {
    func didSelectNote(index: Int) {
        presenter?.didSelectNote(index: index)
    }

    func didTapReload() {
        presenter?.didTapReload()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension NoteListViewController: NoteListViewContract {
    func render(_ state: NoteListState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([
            draftText("titles", state.titles),
            draftText("isLoading", state.isLoading),
            draftText("isReloading", state.isReloading),
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
