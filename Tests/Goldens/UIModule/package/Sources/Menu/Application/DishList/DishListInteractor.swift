import MenuInterface
import ViperRuntime

@MainActor
final class DishListInteractor {
    private let environment: any DishListEnvironment

    init(environment: any DishListEnvironment) {
        self.environment = environment
    }
}

extension DishListInteractor: DishListInteractorContract {
    func fetchDishes() async throws -> [Dish] {
        throw UnimplementedError("DishListInteractor.fetchDishes")
    }
}
