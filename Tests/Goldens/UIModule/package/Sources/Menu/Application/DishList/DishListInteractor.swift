import MenuInterface
import ViperRuntime

extension DishListInteractor: DishListInteractorContract {
    func fetchDishes() async throws -> [Dish] {
        throw UnimplementedError("DishListInteractor.fetchDishes")
    }
}
