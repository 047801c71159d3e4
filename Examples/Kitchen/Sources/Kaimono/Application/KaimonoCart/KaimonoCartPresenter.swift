import KaimonoInterface
import KitchenCore
import ViperRuntime

extension KaimonoCartPresenter: KaimonoCartPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        showCart()
    }

    func didRemoveItem(productID: Product.ID) {
        guard !state.isPlacingOrder else { return }
        interactor.removeItem(productID: productID)
        // What couldn't be ordered was another cart.
        update { $0.failure.clear("placeOrder") }
        showCart()
    }

    func didTapOrder() {
        guard !state.isPlacingOrder, !state.cart.items.isEmpty else { return }
        update {
            $0.isPlacingOrder = true
            $0.failure.clear("placeOrder")
        }
        tasks.perform("placeOrder") { [weak self, interactor, cart = state.cart] in
            do {
                let order = try await interactor.placeOrder(cart: cart)
                self?.update {
                    $0.isPlacingOrder = false
                    $0.order = order
                }
                self?.showCart()
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "placeOrder") }
                update {
                    $0.isPlacingOrder = false
                    $0.failure.record(error, in: "placeOrder")
                }
                showCart()
            }
        }
    }

    func didTapRecipe(recipeID: Recipe.ID) {
        wireframe.showRecipe(recipeID: recipeID)
    }

    func didTapContinueShopping() {
        wireframe.showTop()
    }

    func didTapPlacedOrder() {
        if let order = state.order { wireframe.showOrder(order: order) }
    }

    func didTapRetry() {
        showCart()
    }
}

extension KaimonoCartPresenter {
    private func showCart() {
        let cart = interactor.currentCart()
        update {
            $0.cart = cart
            $0.failure.clear("suggestRecipes")
        }
        tasks.load("suggestRecipes") { [weak self, interactor] in
            do {
                let recipes = try await interactor.suggestRecipes(cart: cart)
                guard let self, !Task.isCancelled else { return }
                update { $0.suggestions = recipes }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.suggestions = []
                    $0.failure.record(error, inLoad: "suggestRecipes")
                }
            }
        }
    }
}
