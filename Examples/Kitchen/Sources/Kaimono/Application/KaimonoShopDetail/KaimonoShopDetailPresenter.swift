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
        if state.failure.includes("fetchShop") { fetchShop(shopID: descriptor.shopID) }
        if state.failure.includes("fetchProducts") { fetchProducts(shopID: descriptor.shopID) }
    }
}

extension KaimonoShopDetailPresenter {
    private func fetchShop(shopID: Shop.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchShop")
        }
        tasks.load("fetchShop") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchShop(shopID: shopID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchProducts")
                    $0.shop = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchProducts")
                    $0.failure.record(error, inLoad: "fetchShop")
                }
            }
        }
    }

    private func fetchProducts(shopID: Shop.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchProducts")
        }
        tasks.load("fetchProducts") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchProducts(shopID: shopID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchShop")
                    $0.products = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchShop")
                    $0.failure.record(error, inLoad: "fetchProducts")
                }
            }
        }
    }
}
