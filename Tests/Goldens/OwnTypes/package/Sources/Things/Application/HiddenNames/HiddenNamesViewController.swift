import Foundation
import ViperRuntime

@MainActor
final class HiddenNamesViewController: UIViewController {
    private let environment: any HiddenNamesEnvironment
    private var presenter: (any HiddenNamesPresenterContract)?

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any HiddenNamesEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any HiddenNamesPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Hidden Names", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.spacing = 8
        let content = UIStackView(arrangedSubviews: [drafts])
        content.axis = .vertical
        content.spacing = 16
        view.addScrollView(with: content)
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension HiddenNamesViewController {
    func didTap(view: Int, state: Bool) {
        presenter?.didTap(view: view, state: state)
    }

    func didChangeUpdate(update: Bool, presenter: Int) {
        self.presenter?.didChangeUpdate(update: update, presenter: presenter)
    }

    func didTapSave(save: Int, tasks: Bool) {
        presenter?.didTapSave(save: save, tasks: tasks)
    }

    func didTapNext(wireframe: Int, environment: String, viewController: Int) {
        presenter?.didTapNext(wireframe: wireframe, environment: environment, viewController: viewController)
    }
}

extension HiddenNamesViewController: HiddenNamesViewContract {
    func render(_ state: HiddenNamesState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("update", state.update), draftText("isSaving", state.isSaving)])
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
