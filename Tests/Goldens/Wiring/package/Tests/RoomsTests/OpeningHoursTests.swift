import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct OpeningHoursPresenterTests {
    private let view = MockSceneViewContract<OpeningHoursState>()
    private let interactor = MockOpeningHoursInteractorContract()
    private let wireframe = MockOpeningHoursWireframeContract()

    private func makePresenter() -> OpeningHoursPresenter {
        interactor.fetchHoursReturnValue = "sample"
        return OpeningHoursPresenter(
            descriptor: ViewDescriptor.OpeningHoursDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadCallsFetchHours() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchHoursCallsCount == 1)
        #expect(presenter.state.hours == "sample")
    }

    @Test func didTapCatalogueDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapCatalogue()
        #expect(view.renderCalled)
    }

    @Test func failureOfFetchHoursIsShown() async {
        let presenter = makePresenter()
        interactor.fetchHoursThrowableError = UnimplementedError("fetchHours")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure.includes("fetchHours"))
    }

    @Test func didTapRetryCallsFetchHoursAgain() async {
        let presenter = makePresenter()
        interactor.fetchHoursThrowableError = UnimplementedError("fetchHours")
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        interactor.fetchHoursThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(interactor.fetchHoursCallsCount == 2)
        #expect(!presenter.state.failure.includes("fetchHours"))
    }
}
