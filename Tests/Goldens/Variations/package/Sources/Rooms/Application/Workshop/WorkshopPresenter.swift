import RoomsInterface
import ViperRuntime

extension WorkshopPresenter: WorkshopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapOrder() {
        order()
    }
}

extension WorkshopPresenter {
    private func order() {
        guard !state.isOrdering else { return }
        update {
            $0.isOrdering = true
            $0.failure.clear("order")
        }
        tasks.perform("order") { [weak self, interactor] in
            do {
                try await interactor.order()
                self?.update { $0.isOrdering = false }
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "order") }
                update {
                    $0.isOrdering = false
                    $0.failure.record(error, in: "order")
                }
            }
        }
    }
}
