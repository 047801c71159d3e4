import Foundation
import ViperRuntime

@MainActor
final class BasketViewController: UIViewController {
    private var presenter: (any BasketPresenterContract)?

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any BasketPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension BasketViewController {
    func didTapReceipt() {
        presenter?.didTapReceipt()
    }
}

extension BasketViewController: BasketViewContract {
    func render(_ state: BasketState) {
        // Bring the subviews in line with the state.
    }
}
