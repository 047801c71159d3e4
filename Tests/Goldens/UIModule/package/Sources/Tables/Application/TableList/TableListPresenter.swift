import TablesInterface
import ViperRuntime

@MainActor
final class TableListPresenter {
    private weak var view: (any TableListViewContract)?
    private let interactor: any TableListInteractorContract
    private let descriptor: ViewDescriptor.TableListDescriptor
    private(set) var state: TableListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.TableListDescriptor,
        view: any TableListViewContract,
        interactor: any TableListInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = TableListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout TableListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

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
