import Foundation
import ViperRuntime

@MainActor
final class KaimonoProductDetailViewController: UIViewController {
    private let environment: any KaimonoProductDetailEnvironment
    private var presenter: (any KaimonoProductDetailPresenterContract)?

    init(environment: any KaimonoProductDetailEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoProductDetailPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kaimono Product Detail"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension KaimonoProductDetailViewController {
    func didChangeQuantity(quantity: Int) {
        presenter?.didChangeQuantity(quantity: quantity)
    }

    func didTapAddToCart() {
        presenter?.didTapAddToCart()
    }
}

extension KaimonoProductDetailViewController: KaimonoProductDetailViewContract {
    func render(_ state: KaimonoProductDetailState) {
        // Bring the subviews in line with the state.
    }
}
