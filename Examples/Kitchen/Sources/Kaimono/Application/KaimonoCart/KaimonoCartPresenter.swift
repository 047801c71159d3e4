import KaimonoInterface
import KitchenCore
import ViperRuntime

extension KaimonoCartPresenter: KaimonoCartPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        // The cart is empty while it is ordered, and filled again if that fails.
        if !state.isPlacingOrder { showCart() }
    }

    func didRemoveItem(productID: Product.ID) {
        guard !state.isPlacingOrder else { return }
        interactor.removeItem(productID: productID)
        // What couldn't be ordered was another cart.
        update { $0.failure.clear("placeOrder") }
        showCart()
    }

    func didTapOrder() {
        guard !state.cart.items.isEmpty else { return }
        placeOrder(cart: state.cart)
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
        tasks.retry()
    }
}

extension KaimonoCartPresenter {
    private func showCart() {
        let cart = interactor.currentCart()
        update { $0.cart = cart }
        suggestRecipes(cart: cart)
    }

    private func suggestRecipes(cart: Cart) {
        load(\.suggestions) { [interactor] in try await interactor.suggestRecipes(cart: cart) }
    }

    private func placeOrder(cart: Cart) {
        perform(\.isPlacingOrder) { [interactor] in
            try await interactor.placeOrder(cart: cart)
        } then: { presenter, order in
            presenter.update { $0.order = order }
            presenter.showCart()
        }
    }
}
