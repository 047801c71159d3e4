import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopViewController: UIViewController {
    private let presenter: any KaimonoTopPresenterContract
    private let childScenes: KaimonoTopChildren

    private(set) lazy var cartButton = UIButton.titled("", identifier: "kaimonoTop.cart") {
        [presenter] in presenter.didTapCart()
    }
    private(set) lazy var orderRow = UIButton.titled("", identifier: "kaimonoTop.order") {
        [presenter] in presenter.didTapOrder()
    }
    let deliveryRow = UILabel.identified("kaimonoTop.delivery")
    let noticeLabel = UILabel.identified("kaimonoTop.notice")
    private(set) lazy var noticeRow = UIStackView.row([
        noticeLabel,
        UIButton.titled(
            String(localized: "Dismiss", bundle: .kaimonoResources, comment: "Removes a notice of the shops"),
            identifier: "kaimonoTop.dismissNotice"
        ) { [presenter] in presenter.didTapDismissNotice() },
    ])
    let statusLabel = UILabel.identified("kaimonoTop.status")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    let recipeContainer = UIView()
    private(set) lazy var list = RowList<KaimonoTopRow>(
        above: [orderRow, deliveryRow, noticeRow, cartButton, statusLabel, failureBanner.view],
        below: [recipeContainer]
    ) { [presenter] row in
        switch row {
        case .shop(let id): presenter.didSelectShop(shopID: id)
        case .product(let id): presenter.didSelectProduct(productID: id)
        }
    }

    init(presenter: any KaimonoTopPresenterContract, childScenes: KaimonoTopChildren) {
        self.presenter = presenter
        self.childScenes = childScenes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Shopping", bundle: .kaimonoResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        childScenes.embedRecipe(in: recipeContainer, of: self)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension KaimonoTopViewController: KaimonoTopViewContract {
    func render(_ state: KaimonoTopState) {
        renderRows(state)
        cartButton.setTitle(cart(state.itemsInCart), for: .normal)
        cartButton.isHidden = !state.canShop
        statusLabel.show(state.isLoading ? .loading : nil)
        failureBanner.show(state.failure)
        list.show(state.shops.map(row) + state.products.map(row))
    }

    /// What is under way for the user, a row each, as far as there is something to tell.
    private func renderRows(_ state: KaimonoTopState) {
        orderRow.isHidden = state.order == nil
        if let order = state.order { orderRow.setTitle(placed(order), for: .normal) }
        deliveryRow.show(state.delivery.map(arrival))
        noticeRow.isHidden = state.notice == nil
        noticeLabel.show(state.notice?.text)
    }

    private func cart(_ count: Int) -> String {
        String(localized: "Cart: \(count) items", bundle: .kaimonoResources, comment: "Leads to the cart")
    }

    private func placed(_ order: Order) -> String {
        String(
            localized: "Order \(String(order.id)): \(order.total.inYen)",
            bundle: .kaimonoResources,
            comment: "Leads to an order: its number, and what it costs"
        )
    }

    private func arrival(_ delivery: Delivery) -> String {
        String(
            localized: "It arrives in \(delivery.minutes) minutes.",
            bundle: .kaimonoResources,
            comment: "When an order is delivered"
        )
    }

    private func row(_ shop: Shop) -> Row<KaimonoTopRow> {
        Row(.shop(shop.id), text: shop.name, identifier: "kaimonoTop.shop.\(shop.id)")
    }

    private func row(_ product: Product) -> Row<KaimonoTopRow> {
        Row(.product(product.id), text: product.offer, identifier: "kaimonoTop.product.\(product.id)")
    }
}

/// What a row of the shopping tab is about.
nonisolated enum KaimonoTopRow: Hashable, Sendable {
    case shop(Shop.ID)
    case product(Product.ID)
}
