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
        interactor.countView()
        update {
            $0.canShop = interactor.isShoppingEnabled()
            $0.itemsInCart = interactor.countItemsInCart()
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
        if state.failure.includes("fetchShops") { fetchShops() }
        if state.failure.includes("fetchProducts") { fetchProducts() }
    }
}

extension KaimonoTopPresenter {
    private func fetchShops() {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchShops")
        }
        tasks.load("fetchShops") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchShops()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchProducts")
                    $0.shops = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchProducts")
                    $0.failure.record(error, inLoad: "fetchShops")
                }
            }
        }
    }

    private func fetchProducts() {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchProducts")
        }
        tasks.load("fetchProducts") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchProducts()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchShops")
                    $0.products = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = self.tasks.isLoading("fetchShops")
                    $0.failure.record(error, inLoad: "fetchProducts")
                }
            }
        }
    }

    /// A row that can't be filled stays away: what the shops offer is shown all the same.
    private func showOrder() {
        let order = interactor.latestOrder()
        update {
            if $0.order != order { $0.delivery = nil }
            $0.order = order
        }
        guard let order else { return }
        tasks.load("fetchDelivery") { [weak self, interactor] in
            let delivery = try? await interactor.fetchDelivery(order: order)
            guard let self, !Task.isCancelled, state.order == order else { return }
            update { $0.delivery = delivery }
        }
    }

    private func showNotice() {
        tasks.load("fetchNotice") { [weak self, interactor] in
            let notice = try? await interactor.fetchNotice()
            guard let self, !Task.isCancelled else { return }
            update { $0.notice = notice }
        }
    }
    /// As long as there is the screen: who switches them on finds the hint gone.
    private func followNotifications() {
        tasks.load("followNotifications") { [weak self, interactor] in
            for await areOff in interactor.followNotifications() {
                guard let self, !Task.isCancelled else { return }
                update { $0.notificationsAreOff = areOff }
            }
        }
    }
}
