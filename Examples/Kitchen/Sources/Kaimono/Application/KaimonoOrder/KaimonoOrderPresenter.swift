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
        fetchSuggestions(order: state.order)
    }
}

extension KaimonoOrderPresenter {
    private func fetchSuggestions(order: Order) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchSuggestions")
        }
        tasks.load("fetchSuggestions") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchSuggestions(order: order)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.suggestions = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchSuggestions")
                }
            }
        }
    }
}
