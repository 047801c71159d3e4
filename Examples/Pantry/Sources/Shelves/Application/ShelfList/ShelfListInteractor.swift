import ViperRuntime

extension ShelfListInteractor: ShelfListInteractorContract {
    func fetchShelves() async throws -> [String] {
        throw UnimplementedError("ShelfListInteractor.fetchShelves")
    }
}
