import KaimonoInterface
import KitchenCore
import ViperRuntime

extension KaimonoOrderPresenter: KaimonoOrderPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchSuggestions(order: state.order)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapContinueShoppingButton() {
        wireframe.showContinueShopping()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension KaimonoOrderPresenter {
    private func fetchSuggestions(order: Order) {
        load(\.suggestions) { [interactor] in try await interactor.fetchSuggestions(order: order) }
    }
}
