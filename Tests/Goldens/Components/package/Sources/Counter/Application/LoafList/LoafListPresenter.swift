import BakeryCore
import CounterInterface
import ViperRuntime

extension LoafListPresenter: LoafListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchLoaves()
    }

    func didSelectLoaf(id: Loaf.ID) {
        view?.render(state)
    }

    func didTapFavourite() {
        view?.render(state)
    }

    func didTapRetry() {
        if state.failure.includes("fetchLoaves") {
            fetchLoaves()
        }
    }
}

extension LoafListPresenter {
    private func fetchLoaves() {
        update { $0.failure.clear("fetchLoaves") }
        tasks.load("fetchLoaves") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchLoaves()
                guard let self, !Task.isCancelled else { return }
                update { $0.loaves = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchLoaves") }
            }
        }
    }
}
