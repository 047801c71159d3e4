import Foundation
import ViperRuntime

@MainActor
final class PictureListViewController: UIViewController {
    private let environment: any PictureListEnvironment
    private var presenter: (any PictureListPresenterContract)?

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    init(environment: any PictureListEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any PictureListPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Picture List"
        view.backgroundColor = .systemBackground
        drafts.axis = .vertical
        drafts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drafts)
        NSLayoutConstraint.activate([
            drafts.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            drafts.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension PictureListViewController {
    func didSelectPicture(url: URL) {
        presenter?.didSelectPicture(url: url)
    }
}

extension PictureListViewController: PictureListViewContract {
    func render(_ state: PictureListState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("urls", state.urls)])
    }

    private func showDrafts(_ texts: [String]) {
        for label in drafts.arrangedSubviews { label.removeFromSuperview() }
        for text in texts {
            let label = UILabel()
            label.text = text
            drafts.addArrangedSubview(label)
        }
    }
}
