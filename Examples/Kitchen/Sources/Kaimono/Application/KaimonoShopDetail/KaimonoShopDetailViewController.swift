import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoShopDetailViewController: UIViewController {
    private let presenter: any KaimonoShopDetailPresenterContract

    let statusLabel = UILabel.identified("kaimonoShopDetail.status")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var list = RowList<Product.ID>(above: [statusLabel, failureBanner.view]) { [presenter] in
        presenter.didSelectProduct(productID: $0)
    }

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
        title = String(localized: "Shop", bundle: .kaimonoResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        presenter.viewDidLoad()
    }
}

// What the controls of the screen call.
extension KaimonoShopDetailViewController {
    func didSelectProduct(productID: Product.ID) {
        presenter.didSelectProduct(productID: productID)
    }

    func didTapRetry() {
        presenter.didTapRetry()
    }
}

extension KaimonoShopDetailViewController: KaimonoShopDetailViewContract {
    func render(_ state: KaimonoShopDetailState) {
        if let shop = state.shop { title = shop.name }
        statusLabel.text = state.isLoading ? .loading : offered(state.products.count)
        failureBanner.show(state.failure)
        list.show(state.products.map(row))
    }

    private func offered(_ count: Int) -> String {
        String(localized: "\(count) products", bundle: .kaimonoResources, comment: "What a shop sells")
    }

    private func row(_ product: Product) -> Row<Product.ID> {
        Row(product.id, text: product.offer, identifier: "kaimonoShopDetail.product.\(product.id)")
    }
}
