import MenuInterface
import ViperRuntime

extension DishListPresenter: DishListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchDishes()
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didSelectDish(id: Dish.ID) {
        view?.render(state)
    }

    func didTapOrder() {
        view?.render(state)
    }

    func didTapAbout() {
        wireframe.showAbout()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension DishListPresenter {
    private func fetchDishes() {
        load(\.dishes) { [interactor] in try await interactor.fetchDishes() }
    }
}
