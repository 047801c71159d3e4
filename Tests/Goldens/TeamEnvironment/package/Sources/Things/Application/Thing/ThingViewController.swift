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
        title = "Thing"
        view.backgroundColor = .systemBackground
        showChildren()
        presenter?.viewDidLoad()
    }
}

extension ThingViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [badgeContainer])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
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
