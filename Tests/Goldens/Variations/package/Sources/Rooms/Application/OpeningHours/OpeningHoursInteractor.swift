import ViperRuntime

extension OpeningHoursInteractor: OpeningHoursInteractorContract {
    func fetchHours() async throws -> String {
        throw UnimplementedError("OpeningHoursInteractor.fetchHours")
    }
}
