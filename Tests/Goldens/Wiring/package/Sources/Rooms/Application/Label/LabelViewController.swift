import Foundation
import ViperRuntime

@MainActor
final class LabelViewController: UIViewController {
    private let presenter: any LabelPresenterContract
    private let environment: any LabelEnvironment

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any LabelPresenterContract, environment: any LabelEnvironment) {
        self.presenter = presenter
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Label"
        view.backgroundColor = .systemBackground
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

extension LabelViewController: LabelViewContract {
    func render(_ state: LabelState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("title", state.title)])
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
