import ScopedCore
import ShoppingInterface
import ViperRuntime

nonisolated struct DefaultPlaceOrderUseCase: PlaceOrderUseCase {
    let cartRepository: any CartRepository

    func execute() async throws {
        throw UnimplementedError("DefaultPlaceOrderUseCase.execute")
    }
}
