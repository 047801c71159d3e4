import ViperRuntime

@MainActor
final class OffersInteractor {
    private let environment: any OffersEnvironment

    init(environment: any OffersEnvironment) {
        self.environment = environment
    }
}

extension OffersInteractor: OffersInteractorContract {
    func fetchOffers(stallID: Int64?) async throws -> [String] {
        throw UnimplementedError("OffersInteractor.fetchOffers")
    }
}
