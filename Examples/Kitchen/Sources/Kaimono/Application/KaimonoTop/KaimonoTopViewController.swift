import Foundation
import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoTopViewController: UIViewController {
    private let environment: any KaimonoTopEnvironment
    private var presenter: (any KaimonoTopPresenterContract)?

    private(set) lazy var cartButton = UIButton.titled("Cart", identifier: "kaimonoTop.cart") {
        [weak self] in self?.didTapCart()
    }
    let statusLabel = UILabel.identified("kaimonoTop.status")
    let failureLabel = UILabel.failure()
    let shopRows = UIStackView.column()
    let productRows = UIStackView.column()
    let recipeContainer = UIView()

    init(environment: any KaimonoTopEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoTopPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shopping"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [
            cartButton, statusLabel, failureLabel, shopRows, productRows, recipeContainer,
        ])
        embedRecipe(in: recipeContainer, from: environment)
        presenter?.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter?.viewWillAppear()
    }
}

// What the controls of the screen call.
extension KaimonoTopViewController {
    func didSelectShop(shopID: Shop.ID) {
        presenter?.didSelectShop(shopID: shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        presenter?.didSelectProduct(productID: productID)
    }

    func didTapCart() {
        presenter?.didTapCart()
    }
}

extension KaimonoTopViewController: KaimonoTopViewContract {
    func render(_ state: KaimonoTopState) {
        cartButton.setTitle("Cart: \(state.itemsInCart.counted("item"))", for: .normal)
        cartButton.isHidden = !state.canShop
        statusLabel.show(state.isLoading ? "Loading…" : nil)
        failureLabel.show(state.failure?.message)
        shopRows.showRows(state.shops.map(row))
        productRows.showRows(state.products.map(row))
    }

    private func row(_ shop: Shop) -> UIView {
        UIButton.titled(shop.name, identifier: "kaimonoTop.shop.\(shop.id)") { [weak self] in
            self?.didSelectShop(shopID: shop.id)
        }
    }

    private func row(_ product: Product) -> UIView {
        UIButton.titled(product.offer, identifier: "kaimonoTop.product.\(product.id)") { [weak self] in
            self?.didSelectProduct(productID: product.id)
        }
    }
}
