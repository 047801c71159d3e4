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
        if state.failure.includes("fetchDishes") {
            fetchDishes()
        }
    }
}

extension DishListPresenter {
    private func fetchDishes() {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchDishes")
        }
        tasks.load("fetchDishes") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchDishes()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.dishes = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchDishes")
                }
            }
        }
    }
}
