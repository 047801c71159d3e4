import ViperRuntime

extension DealsInteractor: DealsInteractorContract {
    func fetchNames() async throws -> [String] {
        throw UnimplementedError("DealsInteractor.fetchNames")
    }
}
