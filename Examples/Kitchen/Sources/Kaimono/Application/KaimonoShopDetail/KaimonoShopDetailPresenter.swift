import KaimonoInterface
import KitchenCore
import ViperRuntime

extension KaimonoShopDetailPresenter: KaimonoShopDetailPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchShop(shopID: descriptor.shopID)
        fetchProducts(shopID: descriptor.shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension KaimonoShopDetailPresenter {
    private func fetchShop(shopID: Shop.ID) {
        load(\.shop) { [interactor] in try await interactor.fetchShop(shopID: shopID) }
    }

    private func fetchProducts(shopID: Shop.ID) {
        load(\.products) { [interactor] in try await interactor.fetchProducts(shopID: shopID) }
    }
}
