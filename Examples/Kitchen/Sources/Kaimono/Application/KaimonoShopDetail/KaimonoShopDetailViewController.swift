import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailViewController: UIViewController {
    private var presenter: (any KaimonoShopDetailPresenterContract)?

    let statusLabel = UILabel.identified("kaimonoShopDetail.status")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }
    let productRows = UIStackView.column()

    init() {
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
        title = "Shop"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [statusLabel, failureBanner.view, productRows])
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension KaimonoShopDetailViewController {
    func didSelectProduct(productID: Product.ID) {
        presenter?.didSelectProduct(productID: productID)
    }

    func didTapRetry() {
        presenter?.didTapRetry()
    }
}

extension KaimonoShopDetailViewController: KaimonoShopDetailViewContract {
    func render(_ state: KaimonoShopDetailState) {
        if let shop = state.shop { title = shop.name }
        statusLabel.text = state.isLoading ? "Loading…" : state.products.count.counted("product")
        failureBanner.show(state.failure)
        productRows.showRows(state.products.map(row))
    }

    private func row(_ product: Product) -> UIView {
        UIButton.titled(product.offer, identifier: "kaimonoShopDetail.product.\(product.id)") { [weak self] in
            self?.didSelectProduct(productID: product.id)
        }
    }
}
