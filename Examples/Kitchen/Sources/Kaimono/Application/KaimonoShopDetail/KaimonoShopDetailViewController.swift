import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailViewController: UIViewController {
    private let presenter: any KaimonoShopDetailPresenterContract

    let statusLabel = UILabel.identified("kaimonoShopDetail.status")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    let productRows = UIStackView.column()

    init(presenter: any KaimonoShopDetailPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [statusLabel, failureBanner.view, productRows])
        presenter.viewDidLoad()
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
        UIButton.titled(product.offer, identifier: "kaimonoShopDetail.product.\(product.id)") { [presenter] in
            presenter.didSelectProduct(productID: product.id)
        }
    }
}
