import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartViewController: UIViewController {
    private let presenter: any KaimonoCartPresenterContract

    private(set) lazy var orderButton = UIButton.titled(
        String(localized: "Place order", bundle: .kaimonoResources, comment: "Buys what is in the cart"),
        identifier: "kaimonoCart.order"
    ) { [presenter] in presenter.didTapOrder() }
    private(set) lazy var placedOrderButton = UIButton.titled(
        String(localized: "What it holds", bundle: .kaimonoResources, comment: "Leads to an order"),
        identifier: "kaimonoCart.placedOrder"
    ) { [presenter] in presenter.didTapPlacedOrder() }
    private(set) lazy var shopButton = UIButton.titled(
        String(localized: "Continue shopping", bundle: .kaimonoResources, comment: "Leads to the shops"),
        identifier: "kaimonoCart.shop"
    ) { [presenter] in presenter.didTapContinueShopping() }
    let totalLabel = UILabel.identified("kaimonoCart.total")
    let orderLabel = UILabel.identified("kaimonoCart.placed")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    private(set) lazy var list = RowList<KaimonoCartRow>(
        above: [totalLabel, orderButton, orderLabel, placedOrderButton, failureBanner.view],
        below: [shopButton]
    ) { [presenter] row in
        switch row {
        case .item(let id): presenter.didRemoveItem(productID: id)
        case .suggestion(let id): presenter.didTapRecipe(recipeID: id)
        }
    }

    init(presenter: any KaimonoCartPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Cart", bundle: .kaimonoResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.addScrollView(list.tableView)
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension KaimonoCartViewController: KaimonoCartViewContract {
    func render(_ state: KaimonoCartState) {
        totalLabel.text = total(of: state.cart)
        orderLabel.show(state.order.map(placed))
        placedOrderButton.isHidden = state.order == nil
        failureBanner.show(state.failure)
        orderButton.isEnabled = !state.isOrdering && !state.cart.items.isEmpty
        list.show(state.cart.items.map { row($0, canRemove: !state.isOrdering) } + state.suggestions.map(row))
    }

    private func items(_ count: Int) -> String {
        String(localized: "\(count) items", bundle: .kaimonoResources, comment: "How much is in the cart")
    }

    private func total(of cart: Cart) -> String {
        String(
            localized: "\(items(cart.count)), \(cart.total.inYen)",
            bundle: .kaimonoResources,
            comment: "How much is in the cart, and what it costs"
        )
    }

    private func placed(_ order: Order) -> String {
        String(
            localized: "Order \(String(order.id)) is placed: \(order.total.inYen)",
            bundle: .kaimonoResources,
            comment: "An order's number, and what it costs"
        )
    }

    private func row(_ item: Cart.Item, canRemove: Bool) -> Row<KaimonoCartRow> {
        let id = item.product.id
        return Row(
            .item(id),
            text: "\(item.quantity) × \(item.product.offer)",
            identifier: "kaimonoCart.item.\(id)",
            button: RowButton(
                String(localized: "Remove", bundle: .kaimonoResources, comment: "Removes a product from the cart"),
                accessibilityLabel: String(
                    localized: "Remove \(item.product.name)",
                    bundle: .kaimonoResources,
                    comment: "The same, for those who hear it"
                ),
                identifier: "kaimonoCart.remove.\(id)",
                isEnabled: canRemove
            )
        )
    }

    private func row(_ recipe: Recipe) -> Row<KaimonoCartRow> {
        Row(
            .suggestion(recipe.id),
            text: String(
                localized: "Good for \(recipe.title)",
                bundle: .kaimonoResources,
                comment: "A recipe for what is in the cart"
            ),
            identifier: "kaimonoCart.recipe.\(recipe.id)"
        )
    }
}

/// What a row of the cart is about.
nonisolated enum KaimonoCartRow: Hashable, Sendable {
    case item(Product.ID)
    case suggestion(Recipe.ID)
}
