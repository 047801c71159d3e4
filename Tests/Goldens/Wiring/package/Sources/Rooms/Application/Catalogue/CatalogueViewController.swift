import Foundation
import ViperRuntime

@MainActor
final class CatalogueViewController: UIViewController {
    private let presenter: any CataloguePresenterContract
    private let childScenes: CatalogueChildren?

    private let labelContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    /// What the storyboard makes.
    init?(coder: NSCoder, presenter: any CataloguePresenterContract, childScenes: CatalogueChildren?) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(coder: coder)
    }

    /// Stands in where the storyboard is missing.
    init(presenter: any CataloguePresenterContract, childScenes: CatalogueChildren?) {
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
        title = String(localized: "Catalogue", comment: "Title of a screen")
        drafts.axis = .vertical
        drafts.spacing = 8
        let children = UIStackView(arrangedSubviews: [labelContainer])
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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension CatalogueViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        // Call `childScenes?.embedLabel` for `labelContainer` once you know what to hand over.
    }
}

extension CatalogueViewController: SceneViewContract {
    func render(_ state: CatalogueState) {
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
