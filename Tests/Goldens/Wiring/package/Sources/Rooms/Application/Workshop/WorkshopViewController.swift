import Foundation
import GalleryCore
import ViperRuntime

@MainActor
final class WorkshopViewController: UIViewController {
    private let presenter: any WorkshopPresenterContract

    private(set) lazy var failureBanner = FailureBanner()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any WorkshopPresenterContract) {
        self.presenter = presenter
        super.init(nibName: "WorkshopViewController", bundle: .roomsResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Workshop", comment: "Title of a screen")
        drafts.axis = .vertical
        drafts.spacing = 8
        failureBanner.add(to: view)
        view.addCentered(drafts)
        presenter.viewDidLoad()
    }
}

extension WorkshopViewController: SceneViewContract {
    func render(_ state: WorkshopState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([draftText("isOpen", state.isOpen), draftText("isOrdering", state.isOrdering)])
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
