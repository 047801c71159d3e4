import Fruits
import OrchardInterface
import ViperRuntime

extension HomeInteractor: HomeInteractorContract {
    func fetchBasket(apple: Fruits.Apple) async throws -> Basket {
        throw UnimplementedError("HomeInteractor.fetchBasket")
    }
}
