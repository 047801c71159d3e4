import ViperRuntime

extension OffersInteractor: OffersInteractorContract {
    func fetchOffers(stallID: Int64?) async throws -> [String] {
        throw UnimplementedError("OffersInteractor.fetchOffers")
    }
}
