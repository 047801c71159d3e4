import Foundation
import ViperRuntime

@MainActor
final class NoteViewController: UIViewController {
    private let environment: any NoteEnvironment
    private var presenter: (any NotePresenterContract)?

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any NoteEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any NotePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
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
extension NoteViewController {
    func didChangeText(text: String) {
        presenter?.didChangeText(text: text)
    }
}

extension NoteViewController: NoteViewContract {
    func render(_ state: NoteState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("text", state.text), draftText("title", state.title)])
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
