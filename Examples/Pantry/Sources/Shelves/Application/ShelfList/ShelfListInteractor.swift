import ViperRuntime

@MainActor
final class ShelfListInteractor {
    private let environment: any ShelfListEnvironment

    init(environment: any ShelfListEnvironment) {
        self.environment = environment
    }
}

extension ShelfListInteractor: ShelfListInteractorContract {
    func fetchShelves() async throws -> [String] {
        throw UnimplementedError("ShelfListInteractor.fetchShelves")
    }
}
