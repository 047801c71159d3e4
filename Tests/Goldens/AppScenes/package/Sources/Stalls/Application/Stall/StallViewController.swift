import Foundation
import ViperRuntime

@MainActor
final class StallViewController: UIViewController {
    private let environment: any StallEnvironment
    private var presenter: (any StallPresenterContract)?

    private let offersContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any StallEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any StallPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stall"
        view.backgroundColor = .systemBackground
        showChildren()
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

extension StallViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [offersContainer])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        // Call `embedOffers` for `offersContainer` once you know what to hand over.
    }
}

// What the controls of the screen call.
extension StallViewController {
    func didTapTill() {
        presenter?.didTapTill()
    }

    func didTapHelp() {
        presenter?.didTapHelp()
    }
}

extension StallViewController: StallViewContract {
    func render(_ state: StallState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("stallID", state.stallID)])
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
