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
        tasks.retry()
    }
}

extension LoafListPresenter {
    private func fetchLoaves() {
        load(\.loaves) { [interactor] in try await interactor.fetchLoaves() }
    }
}
