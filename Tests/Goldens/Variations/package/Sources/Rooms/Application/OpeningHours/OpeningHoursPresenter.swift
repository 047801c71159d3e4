import RoomsInterface
import ViperRuntime

extension OpeningHoursPresenter: OpeningHoursPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchHours()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension OpeningHoursPresenter {
    private func fetchHours() {
        load(\.hours) { [interactor] in try await interactor.fetchHours() }
    }
}
