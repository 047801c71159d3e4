import ViperRuntime

extension TableListInteractor: TableListInteractorContract {
    func fetchTables() async throws -> [String] {
        throw UnimplementedError("TableListInteractor.fetchTables")
    }
}
