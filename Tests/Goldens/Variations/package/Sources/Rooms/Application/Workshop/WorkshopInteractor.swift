import ViperRuntime

extension WorkshopInteractor: WorkshopInteractorContract {
    func order() async throws {
        throw UnimplementedError("WorkshopInteractor.order")
    }
}
