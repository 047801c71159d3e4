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
        perform(\.isOrdering) { [interactor] in try await interactor.order() }
    }
}
