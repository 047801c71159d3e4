import Foundation
import KitchenCore
import ViperRuntime

final class ShopListViewController: UIViewController, SceneView {
    private let presenter: any ShopListPresenterContract
    private let start: ShopListState
    private lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private let statusLabel = UILabel.identified("shopList.status")
    private lazy var list = RowList<Shop.ID>(above: [failureBanner.view, statusLabel]) { [presenter] in
        presenter.didSelectShop(shopID: $0)
    }

    init(_ state: ShopListState, presenter: any ShopListPresenterContract) {
        start = state
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Shops", comment: "Title of a screen")
        view.addScrollView(list.tableView)
        render(start)
        presenter.viewDidLoad()
    }

    func render(_ state: ShopListState) {
        statusLabel.show(state.shops.isLoading ? "Loading…" : nil)
        failureBanner.show(state.shops.failure)
        list.show((state.shops.value ?? []).map { Row($0.id, text: $0.name, identifier: "shopList.shop.\($0.id)") })
    }
}
