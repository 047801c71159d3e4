import ViperRuntime

extension CatalogueInteractor: CatalogueInteractorContract {
    func fetchArticles(query: String) async throws -> [String] {
        throw UnimplementedError("CatalogueInteractor.fetchArticles")
    }

    func fetchPrices() async -> [String: Int] {
        [:]
    }

    func filter(query: String) throws {
        throw UnimplementedError("CatalogueInteractor.filter")
    }
}
