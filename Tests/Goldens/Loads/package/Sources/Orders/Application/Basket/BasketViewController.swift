import Foundation
import ShopCore
import ViperRuntime

@MainActor
final class BasketViewController: UIViewController {
    private let environment: any BasketEnvironment
    private var presenter: (any BasketPresenterContract)?

    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }

    let activityIndicator = UIActivityIndicatorView(style: .medium)

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any BasketEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any BasketPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
        view.backgroundColor = .systemBackground
        failureBanner.add(to: view)
        activityIndicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(activityIndicator)
        NSLayoutConstraint.activate([
            activityIndicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            activityIndicator.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
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
extension BasketViewController {
    func didTapPlace() {
        presenter?.didTapPlace()
    }

    func didTapCheck() {
        presenter?.didTapCheck()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension BasketViewController: BasketViewContract {
    func render(_ state: BasketState) {
        // Bring the subviews in line with the state.
        // `state.orders.value` is what there is to show, be it old or new.
        // `state.total.value` is what there is to show, be it old or new.
        if state.orders.isLoading || state.total.isLoading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
        failureBanner.show(state.failure, state.orders.failure, state.total.failure)
        showDrafts([
            draftText("orders", state.orders.value),
            draftText("total", state.total.value),
            draftText("isPlacing", state.isPlacing),
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
