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
    let itemRows = UIStackView.column()
    let totalLabel = UILabel.identified("kaimonoCart.total")
    let orderLabel = UILabel.identified("kaimonoCart.placed")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    let suggestionRows = UIStackView.column()

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
        view.fill(withColumn: [
            itemRows, totalLabel, orderButton, orderLabel, placedOrderButton, failureBanner.view, suggestionRows,
            shopButton,
        ])
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension KaimonoCartViewController: KaimonoCartViewContract {
    func render(_ state: KaimonoCartState) {
        itemRows.showRows(state.cart.items.map { row($0, canRemove: !state.isOrdering) })
        totalLabel.text = "\(state.cart.count.counted("item")), \(state.cart.total.inYen)"
        orderLabel.show(state.order.map { "Order \($0.id) is placed: \($0.total.inYen)" })
        placedOrderButton.isHidden = state.order == nil
        failureBanner.show(state.failure)
        orderButton.isEnabled = !state.isOrdering && !state.cart.items.isEmpty
        suggestionRows.showRows(state.suggestions.map(row))
    }

    private func row(_ item: Cart.Item, canRemove: Bool) -> UIView {
        let id = item.product.id
        let label = UILabel.identified("kaimonoCart.item.\(id)", text: "\(item.quantity) × \(item.product.offer)")
        let button = UIButton.titled("Remove", identifier: "kaimonoCart.remove.\(id)") { [presenter] in
            presenter.didRemoveItem(productID: id)
        }
        button.isEnabled = canRemove
        return UIStackView.row([label, button])
    }

    private func row(_ recipe: Recipe) -> UIView {
        UIButton.titled("Good for \(recipe.title)", identifier: "kaimonoCart.recipe.\(recipe.id)") { [presenter] in
            presenter.didTapRecipe(recipeID: recipe.id)
        }
    }
}
