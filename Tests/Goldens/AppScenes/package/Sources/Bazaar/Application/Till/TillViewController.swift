import Foundation
import ViperRuntime

@MainActor
final class TillViewController: UIViewController {
    private let presenter: any TillPresenterContract
    private let childScenes: TillChildren?

    private let offersContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any TillPresenterContract, childScenes: TillChildren?) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(nibName: "TillViewController", bundle: .bazaarResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Till", bundle: .bazaarResources, comment: "Title of a screen")
        drafts.axis = .vertical
        drafts.spacing = 8
        let children = UIStackView(arrangedSubviews: [offersContainer])
        children.axis = .vertical
        children.distribution = .fillEqually
        let content = UIStackView(arrangedSubviews: [children])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        view.addCentered(drafts)
        showChildren()
        presenter.viewDidLoad()
    }
}

extension TillViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        // Call `childScenes?.embedOffers` for `offersContainer` once you know what to hand over.
    }
}

extension TillViewController: SceneViewContract {
    func render(_ state: TillState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("total", state.total)])
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
