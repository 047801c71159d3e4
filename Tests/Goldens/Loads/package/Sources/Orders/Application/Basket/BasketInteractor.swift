import ShopCore
import ViperRuntime

@MainActor
final class BasketInteractor {
    private let environment: any BasketEnvironment

    init(environment: any BasketEnvironment) {
        self.environment = environment
    }
}

extension BasketInteractor: BasketInteractorContract {
    func fetchOrders() async throws(OrderError) -> [Order] {
        throw .soldOut
    }

    func fetchTotal() async -> Int {
        0
    }

    func place() async throws(OrderError) {
        throw .soldOut
    }

    func check() throws(OrderError) {
        throw .soldOut
    }
}

extension BasketInteractor {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
