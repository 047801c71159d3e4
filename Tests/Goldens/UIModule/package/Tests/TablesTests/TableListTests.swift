import TablesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Tables

@MainActor
@Suite
struct TableListPresenterTests {
    private let view = MockSceneViewContract<TableListState>()
    private let interactor = MockTableListInteractorContract()

    private func makePresenter() -> TableListPresenter {
        interactor.fetchTablesReturnValue = ["sample"]
        return TableListPresenter(
            descriptor: ViewDescriptor.TableListDescriptor(),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadCallsFetchTables() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchTablesCallsCount == 1)
        #expect(presenter.state.tables == ["sample"])
    }

    @Test func didSelectTableDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didSelectTable(name: "sample")
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchTablesIsShown() async {
        let presenter = makePresenter()
        interactor.fetchTablesThrowableError = UnimplementedError("fetchTables")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchTables"))
    }

    @Test func didTapRetryCallsFetchTablesAgain() async {
        let presenter = makePresenter()
        interactor.fetchTablesThrowableError = UnimplementedError("fetchTables")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchTablesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchTablesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchTables"))
    }
}
