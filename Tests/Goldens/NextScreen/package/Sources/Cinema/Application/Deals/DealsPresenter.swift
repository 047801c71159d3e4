import ViperRuntime

extension DealsPresenter: DealsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchNames()
    }

    func didSelect(filmID: Int64) {
        view?.render(state)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension DealsPresenter {
    private func fetchNames() {
        load(\.names) { [interactor] in try await interactor.fetchNames() }
    }
}
