import RoomsInterface
import ViperRuntime

extension OpeningHoursPresenter: OpeningHoursPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchHours()
    }

    func didTapRetry() {
        if state.failure.includes("fetchHours") {
            fetchHours()
        }
    }
}

extension OpeningHoursPresenter {
    private func fetchHours() {
        update { $0.failure.clear("fetchHours") }
        tasks.load("fetchHours") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchHours()
                guard let self, !Task.isCancelled else { return }
                update { $0.hours = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchHours") }
            }
        }
    }
}
