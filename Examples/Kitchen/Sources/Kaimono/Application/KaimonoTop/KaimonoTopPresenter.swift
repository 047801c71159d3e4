import KaimonoInterface
import KitchenCore
import ViperRuntime

extension KaimonoTopPresenter: KaimonoTopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchShops()
        fetchProducts()
        followNotifications()
    }

    func viewWillAppear() {
        let (canShop, itemsInCart) = (interactor.isShoppingEnabled(), interactor.countItemsInCart())
        update {
            $0.canShop = canShop
            $0.itemsInCart = itemsInCart
        }
        showOrder()
        showNotice()
    }

    func didSelectShop(shopID: Shop.ID) {
        wireframe.showShop(shopID: shopID)
    }

    func didSelectProduct(productID: Product.ID) {
        wireframe.showProduct(productID: productID)
    }

    func didTapCart() {
        wireframe.showCart()
    }

    func didTapOrder() {
        if let order = state.order { wireframe.showOrder(order: order) }
    }

    func didTapDismissNotice() {
        guard let notice = state.notice else { return }
        interactor.dismissNotice(noticeID: notice.id)
        update { $0.notice = nil }
        showNotice()
    }

    func didTapNotificationHint() {
        interactor.openNotificationSettings()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension KaimonoTopPresenter {
    private func fetchShops() {
        load(\.shops) { [interactor] in try await interactor.fetchShops() }
    }

    private func fetchProducts() {
        load(\.products) { [interactor] in try await interactor.fetchProducts() }
    }

    /// A row that can't be filled stays away: what the shops offer is shown all the same.
    private func showOrder() {
        let order = interactor.latestOrder()
        update {
            if $0.order != order { $0.delivery = nil }
            $0.order = order
        }
        load(\.delivery, silently: true) { [interactor] in
            guard let order else { return nil }
            return try? await interactor.fetchDelivery(order: order)
        }
    }

    private func showNotice() {
        load(\.notice, silently: true) { [interactor] in try? await interactor.fetchNotice() }
    }

    /// As long as there is the screen: who switches them on finds the hint gone.
    private func followNotifications() {
        follow(\.notificationsAreOff) { [interactor] in interactor.followNotifications() }
    }
}
