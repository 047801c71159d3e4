import Foundation
import ScopedCore
import ViperRuntime

@MainActor
final class ProfileViewController: UIViewController {
    private let presenter: any ProfilePresenterContract

    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(presenter: any ProfilePresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Profile", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let content = UIStackView(arrangedSubviews: [failureBanner.view, drafts])
        content.axis = .vertical
        content.spacing = 16
        view.addScrollView(with: content)
        presenter.viewDidLoad()
    }
}

extension ProfileViewController: SceneViewContract {
    func render(_ state: ProfileState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showDrafts([
            draftText("name", state.name),
            draftText("isLoading", state.isLoading),
            draftText("isSigningOut", state.isSigningOut),
        ])
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
