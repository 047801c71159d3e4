import Foundation
import ViperRuntime

@MainActor
final class TillViewController: UIViewController {
    private let environment: any TillEnvironment
    private var presenter: (any TillPresenterContract)?

    private let offersContainer = UIView()

    init(environment: any TillEnvironment) {
        self.environment = environment
        super.init(nibName: "TillViewController", bundle: .bazaarResources)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any TillPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Till"
        showChildren()
        presenter?.viewDidLoad()
    }
}

extension TillViewController {
    /// Makes room for the scenes inside of this one, and shows those that need to be told nothing.
    private func showChildren() {
        let stack = UIStackView(arrangedSubviews: [offersContainer])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        // Call `embedOffers` for `offersContainer` once you know what to hand over.
    }
}

// What the controls of the screen call.
extension TillViewController {
    func didTapTerms() {
        presenter?.didTapTerms()
    }

    func didTapBack() {
        presenter?.didTapBack()
    }
}

extension TillViewController: TillViewContract {
    func render(_ state: TillState) {
        // Bring the subviews in line with the state.
    }
}
