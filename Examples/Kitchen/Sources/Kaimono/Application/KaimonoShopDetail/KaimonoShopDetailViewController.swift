import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailViewController: UIViewController {
    private let environment: any KaimonoShopDetailEnvironment
    private var presenter: (any KaimonoShopDetailPresenterContract)?

    init(environment: any KaimonoShopDetailEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoShopDetailPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kaimono Shop Detail"
        view.backgroundColor = .systemBackground
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension KaimonoShopDetailViewController {
    func didSelectProduct(productID: Product.ID) {
        presenter?.didSelectProduct(productID: productID)
    }
}

extension KaimonoShopDetailViewController: KaimonoShopDetailViewContract {
    func render(_ state: KaimonoShopDetailState) {
        // Bring the subviews in line with the state.
    }
}
