import ViperRuntime

extension CartInteractor: CartInteractorContract {
    func placeOrder() async throws {
        throw UnimplementedError("CartInteractor.placeOrder")
    }
}
