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
        if state.failure.includes("fetchTables") {
            fetchTables()
        }
    }
}

extension TableListPresenter {
    private func fetchTables() {
        update { $0.failure.clear("fetchTables") }
        tasks.load("fetchTables") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchTables()
                guard let self, !Task.isCancelled else { return }
                update { $0.tables = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchTables") }
            }
        }
    }
}
