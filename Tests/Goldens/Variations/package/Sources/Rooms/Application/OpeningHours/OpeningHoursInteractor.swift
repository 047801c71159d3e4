import ViperRuntime

@MainActor
final class OpeningHoursInteractor {
    private let environment: any OpeningHoursEnvironment

    init(environment: any OpeningHoursEnvironment) {
        self.environment = environment
    }
}

extension OpeningHoursInteractor: OpeningHoursInteractorContract {
    func fetchHours() async throws -> String {
        throw UnimplementedError("OpeningHoursInteractor.fetchHours")
    }
}
