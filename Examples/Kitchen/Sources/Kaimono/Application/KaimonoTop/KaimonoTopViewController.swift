import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopViewController: UIViewController {
    private let environment: any KaimonoTopEnvironment
    private var presenter: (any KaimonoTopPresenterContract)?

    init(environment: any KaimonoTopEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoTopPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kaimono Top"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension KaimonoTopViewController {
    func didSelectShop(shopID: Shop.ID) {
        presenter?.didSelectShop(shopID: shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        presenter?.didSelectProduct(productID: productID)
    }

    func didTapCart() {
        presenter?.didTapCart()
    }
}

extension KaimonoTopViewController: KaimonoTopViewContract {
    func render(_ state: KaimonoTopState) {
        // Bring the subviews in line with the state.
    }
}
