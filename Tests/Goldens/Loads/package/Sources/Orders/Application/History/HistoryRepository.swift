import ShopCore
import ViperRuntime

@MainActor
final class HistoryRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any HistoryEnvironment
    }

    private let environment: any HistoryEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension HistoryRepository: HistoryRepositoryContract {
    func fetchOrders(completion: @escaping @MainActor @Sendable (Result<[Order], OrderError>) -> Void) {
        completion(.failure(.soldOut))
    }

    func searchNote(orderID: Order.ID, completion: @escaping @MainActor @Sendable (Result<String, any Error>) -> Void) {
        completion(.failure(UnimplementedError("HistoryRepository.searchNote")))
    }

    func clear(completion: @escaping @MainActor @Sendable (Result<Void, OrderError>) -> Void) {
        completion(.failure(.soldOut))
    }
}
