import MenuInterface
import ViperRuntime

@MainActor
final class DishListPresenter {
    private weak var view: (any DishListViewContract)?
    private let interactor: any DishListInteractorContract
    private let wireframe: any DishListWireframeContract
    private let descriptor: ViewDescriptor.DishListDescriptor
    private(set) var state: DishListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.DishListDescriptor,
        view: any DishListViewContract,
        interactor: any DishListInteractorContract,
        wireframe: any DishListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = DishListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout DishListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

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
