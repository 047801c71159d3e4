import KaimonoInterface
import KitchenCore
import ViperRuntime

extension KaimonoProductDetailPresenter: KaimonoProductDetailPresenterContract {
    private static let maximumQuantity = 99

    func viewDidLoad() {
        view?.render(state)
        fetchProduct(productID: descriptor.productID)
    }

    func didChangeQuantity(quantity: Int) {
        update { $0.quantity = min(max(quantity, 1), Self.maximumQuantity) }
    }

    func didTapAddToCart() {
        guard let product = state.product, product.stock != .soldOut else { return }
        interactor.addToCart(product: product, quantity: state.quantity)
        wireframe.showCart()
    }

    func didTapPictures() {
        wireframe.showPictures(productID: descriptor.productID)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension KaimonoProductDetailPresenter {
    private func fetchProduct(productID: Product.ID) {
        load(\.product) { [interactor] in try await interactor.fetchProduct(productID: productID) }
    }
}
