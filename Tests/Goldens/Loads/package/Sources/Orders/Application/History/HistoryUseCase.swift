import ShopCore
import ViperRuntime

@MainActor
final class HistoryUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any HistoryRepositoryContract
        let environment: any HistoryEnvironment
    }

    private let repository: any HistoryRepositoryContract
    private let environment: any HistoryEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension HistoryUseCase: HistoryUseCaseContract {
    func fetchOrders() async throws(OrderError) -> [Order] {
        try await repository.fetchOrders()
    }

    func searchNote(orderID: Order.ID) async throws -> String {
        try await repository.searchNote(orderID: orderID)
    }

    func clear() async throws(OrderError) {
        try await repository.clear()
    }
}

extension HistoryUseCase {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
