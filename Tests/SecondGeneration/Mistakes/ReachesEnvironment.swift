// A presenter that goes past its interactor to a service.
import KitchenCore
import ViperRuntime

extension ShopDetailPresenter {
    func mistake(_ scene: ShopDetailContext) async throws -> [Shop] {
        try await scene.environment.productRepository.shops()
    }
}
