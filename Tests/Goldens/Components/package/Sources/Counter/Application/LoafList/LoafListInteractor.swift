import BakeryCore
import ViperRuntime

@MainActor
final class LoafListInteractor {
    private let environment: any LoafListEnvironment

    init(environment: any LoafListEnvironment) {
        self.environment = environment
    }
}

extension LoafListInteractor: LoafListInteractorContract {
    func fetchLoaves() async throws -> [Loaf] {
        throw UnimplementedError("LoafListInteractor.fetchLoaves")
    }
}
