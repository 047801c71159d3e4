import Dispatch
import Foundation
import PantryCore
import ViperRuntime

@MainActor
final class HomeViewController: UIViewController {
    private let environment: any HomeEnvironment
    private var presenter: (any HomePresenterContract)?

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any HomeEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any HomePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
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
extension HomeViewController {
    func didPick(on: DispatchQueue, at: DispatchTime) {
        presenter?.didPick(on: on, at: at)
    }

    func didFail(with: any Error) {
        presenter?.didFail(with: with)
    }

    func didSlice(parts: ContiguousArray<Int>, text: Substring) {
        presenter?.didSlice(parts: parts, text: text)
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension HomeViewController: HomeViewContract {
    func render(_ state: HomeState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([
            draftText("apple", state.apple),
            draftText("basket", state.basket),
            draftText("count", state.count),
            draftText("names", state.names),
            draftText("link", state.link),
            draftText("amount", state.amount),
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
