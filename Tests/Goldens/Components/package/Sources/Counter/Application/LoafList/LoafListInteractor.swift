import BakeryCore
import ViperRuntime

extension LoafListInteractor: LoafListInteractorContract {
    func fetchLoaves() async throws -> [Loaf] {
        throw UnimplementedError("LoafListInteractor.fetchLoaves")
    }
}
