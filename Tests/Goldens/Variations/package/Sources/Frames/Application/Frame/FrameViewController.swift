import Foundation
import ViperRuntime

@MainActor
final class FrameViewController: UIViewController {
    private let presenter: any FramePresenterContract
    private let childScenes: FrameChildren?

    private let openingContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any FramePresenterContract, childScenes: FrameChildren?) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Frame", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let children = UIStackView(arrangedSubviews: [openingContainer])
        children.axis = .vertical
        children.distribution = .fillEqually
        let content = UIStackView(arrangedSubviews: [drafts, children])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        showChildren()
        presenter.viewDidLoad()
    }
}

extension FrameViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        childScenes?.embedOpening(in: openingContainer, of: self)
    }
}

extension FrameViewController: SceneViewContract {
    func render(_ state: FrameState) {
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
