import Foundation
import ViperRuntime

@MainActor
final class TillViewController: UIViewController {
    private let environment: any TillEnvironment
    private var presenter: (any TillPresenterContract)?

    private let offersContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any TillEnvironment) {
        self.environment = environment
        super.init(nibName: "TillViewController", bundle: .bazaarResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any TillPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Till"
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

extension TillViewController {
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
extension TillViewController {
    func didTapTerms() {
        presenter?.didTapTerms()
    }

    func didTapBack() {
        presenter?.didTapBack()
    }
}

extension TillViewController: TillViewContract {
    func render(_ state: TillState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("total", state.total)])
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
