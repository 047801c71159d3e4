import Foundation
import ViperRuntime

@MainActor
final class CatalogueViewController: UIViewController {
    private let environment: any CatalogueEnvironment
    private var presenter: (any CataloguePresenterContract)?

    private let openingContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    /// What the storyboard makes.
    init?(coder: NSCoder, environment: any CatalogueEnvironment) {
        self.environment = environment
        super.init(coder: coder)
    }

    /// Stands in where the storyboard is missing.
    init(environment: any CatalogueEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any CataloguePresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalogue"
        showChildren()
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

extension CatalogueViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [openingContainer])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        embedOpening(in: openingContainer, from: environment)
    }
}

// What the controls of the screen call.
extension CatalogueViewController {
    func didTapFrame() {
        presenter?.didTapFrame()
    }
}

extension CatalogueViewController: CatalogueViewContract {
    func render(_ state: CatalogueState) {
        // Bring the subviews in line with the state.
        showDrafts([draftText("title", state.title)])
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
