import CinemaCore
import Testing
import TicketsInterface
import ViperRuntime
import ViperTesting

@testable import Tickets

@MainActor
@Suite
struct ReceiptPresenterTests {
    private let view = MockSceneViewContract<ReceiptState>()
    private let wireframe = MockReceiptWireframeContract()

    private func makePresenter() -> ReceiptPresenter {
        ReceiptPresenter(
            descriptor: Screens.ReceiptDescriptor(number: "sample"),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapFilmDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapFilm()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct ReceiptViewControllerTests {
    private let presenter = MockReceiptPresenterContract()

    private func makeViewController() -> ReceiptViewController {
        ReceiptViewController(presenter: presenter)
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }
}
