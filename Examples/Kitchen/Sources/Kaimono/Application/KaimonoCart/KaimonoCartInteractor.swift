import KitchenCore
import ViperRuntime

@MainActor
final class KaimonoCartInteractor {
    private let environment: any KaimonoCartEnvironment

    init(environment: any KaimonoCartEnvironment) {
        self.environment = environment
    }
}

extension KaimonoCartInteractor: KaimonoCartInteractorContract {
    func currentCart() -> Cart {
        .sample
    }

    func removeItem(productID: Product.ID) {
        // Nothing is done here yet.
    }

    func placeOrder(cart: Cart) async throws -> Order {
        throw UnimplementedError("KaimonoCartInteractor.placeOrder")
    }
}
