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
        fetchProduct(productID: descriptor.productID)
    }
}

extension KaimonoProductDetailPresenter {
    private func fetchProduct(productID: Product.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchProduct")
        }
        tasks.load("fetchProduct") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchProduct(productID: productID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.product = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchProduct")
                }
            }
        }
    }
}
