import ViperRuntime

@MainActor
final class ShelfListInteractor {
    private let environment: any ShelfListInteractorEnvironment

    init(environment: any ShelfListInteractorEnvironment) {
        self.environment = environment
    }
}

extension ShelfListInteractor: ShelfListInteractorContract {
    func fetchShelves() async throws -> [String] {
        throw UnimplementedError("ShelfListInteractor.fetchShelves")
    }
}
