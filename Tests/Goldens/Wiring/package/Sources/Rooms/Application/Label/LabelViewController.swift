import Foundation
import ViperRuntime

@MainActor
final class LabelViewController: UIViewController {
    private let presenter: any LabelPresenterContract

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any LabelPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Label", comment: "Title of a screen")
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

extension LabelViewController: SceneViewContract {
    func render(_ state: LabelState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("title", state.title)])
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
