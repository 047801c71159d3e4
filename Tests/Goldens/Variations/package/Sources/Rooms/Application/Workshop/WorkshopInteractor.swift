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

extension WorkshopInteractor {
    /// The app's environment is told why an action failed whose screen has gone.
    func handleUnseenFailure(_ failure: SceneFailure) {
        environment.handleUnseenFailure(failure)
    }
}
