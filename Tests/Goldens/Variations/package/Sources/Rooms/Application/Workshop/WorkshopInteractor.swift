import ViperRuntime

@MainActor
final class WorkshopInteractor {
    private let environment: any WorkshopEnvironment

    init(environment: any WorkshopEnvironment) {
        self.environment = environment
    }
}

extension WorkshopInteractor: WorkshopInteractorContract {
    func order() async throws {
        throw UnimplementedError("WorkshopInteractor.order")
    }
}
