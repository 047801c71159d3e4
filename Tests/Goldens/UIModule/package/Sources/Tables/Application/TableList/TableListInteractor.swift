import ViperRuntime

@MainActor
final class TableListInteractor {
    private let environment: any TableListEnvironment

    init(environment: any TableListEnvironment) {
        self.environment = environment
    }
}

extension TableListInteractor: TableListInteractorContract {
    func fetchTables() async throws -> [String] {
        throw UnimplementedError("TableListInteractor.fetchTables")
    }
}
