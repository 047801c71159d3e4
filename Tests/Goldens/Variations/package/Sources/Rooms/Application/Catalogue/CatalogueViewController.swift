import Foundation
import ViperRuntime

@MainActor
final class CatalogueViewController: UIViewController {
    private let environment: any CatalogueEnvironment
    private var presenter: (any CataloguePresenterContract)?

    private let openingContainer = UIView()

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
    }
}
