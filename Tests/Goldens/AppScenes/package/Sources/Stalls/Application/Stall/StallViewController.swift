import Foundation
import ViperRuntime

@MainActor
final class StallViewController: UIViewController {
    private let presenter: any StallPresenterContract
    private let childScenes: StallChildren?

    private let offersContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any StallPresenterContract, childScenes: StallChildren?) {
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
        title = String(localized: "Stall", bundle: .stallsResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let children = UIStackView(arrangedSubviews: [offersContainer])
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

extension StallViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        // Call `childScenes?.embedOffers` for `offersContainer` once you know what to hand over.
    }
}

extension StallViewController: SceneViewContract {
    func render(_ state: StallState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("stallID", state.stallID)])
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
