import Foundation
import ViperRuntime

@MainActor
final class ThingViewController: UIViewController {
    private let environment: any ThingEnvironment
    private var presenter: (any ThingPresenterContract)?

    private let badgeContainer = UIView()

    init(environment: any ThingEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any ThingPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Thing", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        let children = UIStackView(arrangedSubviews: [badgeContainer])
        children.axis = .vertical
        children.distribution = .fillEqually
        let content = UIStackView(arrangedSubviews: [children])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        showChildren()
        presenter?.viewDidLoad()
    }
}

extension ThingViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        embedBadge(in: badgeContainer, from: environment)
    }
}

// What the controls of the screen call.
extension ThingViewController {
    func didTapGadget() {
        presenter?.didTapGadget()
    }

    func didTapHelp() {
        presenter?.didTapHelp()
    }

    func didTapManual() {
        presenter?.didTapManual()
    }
}

extension ThingViewController: ThingViewContract {
    func render(_ state: ThingState) {
        // Bring the subviews in line with the state.
    }
}
