import Foundation
import ViperRuntime

@MainActor
final class NoteViewController: UIViewController {
    private let presenter: any NotePresenterContract

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any NotePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Note", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let content = UIStackView(arrangedSubviews: [drafts])
        content.axis = .vertical
        content.spacing = 16
        view.addScrollView(with: content)
        presenter.viewDidLoad()
    }
}

extension NoteViewController: SceneViewContract {
    func render(_ state: NoteState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("text", state.text), draftText("title", state.title)])
    }

    private func showDrafts(_ texts: [String]) {
        while drafts.arrangedSubviews.count < texts.count { drafts.addArrangedSubview(makeDraft()) }
        for case (let label as UILabel, let text) in zip(drafts.arrangedSubviews, texts) { label.text = text }
    }

    private func makeDraft() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
