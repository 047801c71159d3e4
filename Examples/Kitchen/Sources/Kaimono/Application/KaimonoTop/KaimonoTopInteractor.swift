import KitchenCore

extension KaimonoTopInteractor: KaimonoTopInteractorContract {
    func countView() {
        environment.pvLogger.view("KaimonoTop")
    }

    func isShoppingEnabled() -> Bool {
        environment.userFeatures.isEnabled(.shopping)
    }

    func fetchShops() async throws -> [Shop] {
        try await environment.productRepository.shops()
    }

    func fetchProducts() async throws -> [Product] {
        try await environment.productRepository.products()
    }

    func countItemsInCart() -> Int {
        environment.cartRepository.current().count
    }

    func latestOrder() -> Order? {
        environment.orderRepository.latest()
    }

    func fetchDelivery(order: Order) async throws -> Delivery? {
        try await environment.orderRepository.delivery(of: order.id)
    }

    func fetchNotice() async throws -> Notice? {
        try await environment.noticeRepository.current()
    }

    func dismissNotice(noticeID: Notice.ID) {
        environment.noticeRepository.dismiss(noticeID)
    }
}
