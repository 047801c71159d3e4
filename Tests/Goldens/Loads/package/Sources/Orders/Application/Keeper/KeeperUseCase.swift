import ShopCore
import ViperRuntime

@MainActor
final class KeeperUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any KeeperRepositoryContract
        let environment: any KeeperEnvironment
    }

    private let repository: any KeeperRepositoryContract
    private let environment: any KeeperEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension KeeperUseCase: KeeperUseCaseContract {
    func fetchKeeper() async -> String {
        await environment.stock.keeper()
    }

    func fetchSimilar(id: Order.ID) async throws -> [Order] {
        try await environment.stock.similar(to: id, limit: 3)
    }
}
