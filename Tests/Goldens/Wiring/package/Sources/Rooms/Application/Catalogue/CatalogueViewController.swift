import Foundation
import ViperRuntime

@MainActor
final class CatalogueViewController: UIViewController {
    private let presenter: any CataloguePresenterContract
    private let environment: any CatalogueEnvironment

    private let labelContainer = UIView()

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()

    /// What the storyboard makes.
    init?(coder: NSCoder, presenter: any CataloguePresenterContract, environment: any CatalogueEnvironment) {
        self.presenter = presenter
        self.environment = environment
        super.init(coder: coder)
    }

    /// Stands in where the storyboard is missing.
    init(presenter: any CataloguePresenterContract, environment: any CatalogueEnvironment) {
        self.presenter = presenter
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
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
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension CatalogueViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [labelContainer])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        // Call `embedLabel` for `labelContainer` once you know what to hand over.
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
