import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartViewController: UIViewController {
    private let presenter: any KaimonoCartPresenterContract

    private(set) lazy var orderButton = UIButton.titled("Order", identifier: "kaimonoCart.order") {
        [presenter] in presenter.didTapOrder()
    }
    private(set) lazy var placedOrderButton = UIButton.titled("What it holds", identifier: "kaimonoCart.placedOrder") {
        [presenter] in presenter.didTapPlacedOrder()
    }
    private(set) lazy var shopButton = UIButton.titled("Continue shopping", identifier: "kaimonoCart.shop") {
        [presenter] in presenter.didTapContinueShopping()
    }
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
        title = "Cart"
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
        totalLabel.text = "\(state.cart.count.counted("item")), \(state.cart.total.inYen)"
        orderLabel.show(state.order.map { "Order \($0.id) is placed: \($0.total.inYen)" })
        placedOrderButton.isHidden = state.order == nil
        failureBanner.show(state.failure)
        orderButton.isEnabled = !state.isOrdering && !state.cart.items.isEmpty
        list.show(state.cart.items.map { row($0, canRemove: !state.isOrdering) } + state.suggestions.map(row))
    }

    private func row(_ item: Cart.Item, canRemove: Bool) -> Row<KaimonoCartRow> {
        let id = item.product.id
        return Row(
            .item(id),
            text: "\(item.quantity) × \(item.product.offer)",
            identifier: "kaimonoCart.item.\(id)",
            button: RowButton(
                "Remove",
                accessibilityLabel: "Remove \(item.product.name)",
                identifier: "kaimonoCart.remove.\(id)",
                isEnabled: canRemove
            )
        )
    }

    private func row(_ recipe: Recipe) -> Row<KaimonoCartRow> {
        Row(.suggestion(recipe.id), text: "Good for \(recipe.title)", identifier: "kaimonoCart.recipe.\(recipe.id)")
    }
}

/// What a row of the cart is about.
nonisolated enum KaimonoCartRow: Hashable, Sendable {
    case item(Product.ID)
    case suggestion(Recipe.ID)
}
