import Testing
import ViperRuntime
import ViperTesting

@testable import Cinema

@MainActor
@Suite
struct DealsPresenterTests {
    private let view = MockSceneViewContract<DealsState>()
    private let interactor = MockDealsInteractorContract()
    private let wireframe = MockDealsWireframeContract()

    private func makePresenter() -> DealsPresenter {
        interactor.fetchNamesReturnValue = ["sample"]
        return DealsPresenter(
            descriptor: ViewDescriptor.DealsDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchNames() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchNamesCallsCount == 1)
        #expect(presenter.state.names == ["sample"])
    }

    @Test func didSelectDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didSelect(filmID: 1)
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchNamesIsShown() async {
        let presenter = makePresenter()
        interactor.fetchNamesThrowableError = UnimplementedError("fetchNames")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchNames"))
    }

    @Test func didTapRetryCallsFetchNamesAgain() async {
        let presenter = makePresenter()
        interactor.fetchNamesThrowableError = UnimplementedError("fetchNames")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchNamesThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchNamesCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchNames"))
    }
}
