import Foundation
import ViperRuntime

@MainActor
final class WallViewController: UIViewController {
    private let presenter: any WallPresenterContract
    private let childScenes: WallChildren?

    private let openingContainer = UIView()
    private let defaultContainer = UIView()
    private let frameContainer = UIView()
    private let pictureContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any WallPresenterContract, childScenes: WallChildren?) {
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
        title = String(localized: "Wall", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let children = UIStackView(arrangedSubviews: [
            openingContainer,
            defaultContainer,
            frameContainer,
            pictureContainer,
        ])
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

extension WallViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        childScenes?.embedOpening(in: openingContainer, of: self)
        // Call `childScenes?.embedDefault` for `defaultContainer` once you know what to hand over.
        // Call `childScenes?.embedFrame` for `frameContainer` once you know what to hand over.
        // Call `childScenes?.embedPicture` for `pictureContainer` once you know what to hand over.
    }
}

extension WallViewController: SceneViewContract {
    func render(_ state: WallState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("pictures", state.pictures)])
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
