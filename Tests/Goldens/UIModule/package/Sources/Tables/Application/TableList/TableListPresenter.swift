import TablesInterface
import ViperRuntime

extension TableListPresenter: TableListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchTables()
    }

    func didSelectTable(name: String) {
        view?.render(state)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension TableListPresenter {
    private func fetchTables() {
        load(\.tables) { [interactor] in try await interactor.fetchTables() }
    }
}
