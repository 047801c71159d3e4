import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartViewController: UIViewController {
    private var presenter: (any KaimonoCartPresenterContract)?

    private(set) lazy var orderButton = UIButton.titled("Order", identifier: "kaimonoCart.order") {
        [weak self] in self?.didTapOrder()
    }
    private(set) lazy var placedOrderButton = UIButton.titled("What it holds", identifier: "kaimonoCart.placedOrder") {
        [weak self] in self?.didTapPlacedOrder()
    }
    private(set) lazy var shopButton = UIButton.titled("Continue shopping", identifier: "kaimonoCart.shop") {
        [weak self] in self?.didTapContinueShopping()
    }
    let itemRows = UIStackView.column()
    let totalLabel = UILabel.identified("kaimonoCart.total")
    let orderLabel = UILabel.identified("kaimonoCart.placed")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }
    let suggestionRows = UIStackView.column()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoCartPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [
            itemRows, totalLabel, orderButton, orderLabel, placedOrderButton, failureBanner.view, suggestionRows,
            shopButton,
        ])
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension KaimonoCartViewController {
    func didRemoveItem(productID: Product.ID) {
        presenter?.didRemoveItem(productID: productID)
    }

    func didTapOrder() {
        presenter?.didTapOrder()
    }

    func didTapPlacedOrder() {
        presenter?.didTapPlacedOrder()
    }

    func didTapRecipe(recipeID: Recipe.ID) {
        presenter?.didTapRecipe(recipeID: recipeID)
    }

    func didTapContinueShopping() {
        presenter?.didTapContinueShopping()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
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
        let button = UIButton.titled("Remove", identifier: "kaimonoCart.remove.\(id)") { [weak self] in
            self?.didRemoveItem(productID: id)
        }
        button.isEnabled = canRemove
        return UIStackView.row([label, button])
    }

    private func row(_ recipe: Recipe) -> UIView {
        UIButton.titled("Good for \(recipe.title)", identifier: "kaimonoCart.recipe.\(recipe.id)") { [weak self] in
            self?.didTapRecipe(recipeID: recipe.id)
        }
    }
}
