import Fruits
import OrchardInterface
import ViperRuntime

@MainActor
final class HomeInteractor {
    private let environment: any HomeEnvironment

    init(environment: any HomeEnvironment) {
        self.environment = environment
    }
}

extension HomeInteractor: HomeInteractorContract {
    func fetchBasket(apple: Fruits.Apple) async throws -> Basket {
        throw UnimplementedError("HomeInteractor.fetchBasket")
    }
}
