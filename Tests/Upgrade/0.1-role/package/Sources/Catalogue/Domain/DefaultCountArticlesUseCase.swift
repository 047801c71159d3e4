import CatalogueInterface
import ShelfCore
import ViperRuntime

nonisolated struct DefaultCountArticlesUseCase: CountArticlesUseCase {
    let stock: any StockService

    func count(in: String) async throws -> Int {
        throw UnimplementedError("DefaultCountArticlesUseCase.count")
    }

    func names() -> [String] {
        []
    }
}
