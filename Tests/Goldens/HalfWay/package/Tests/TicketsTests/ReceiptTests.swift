import CinemaCore
import FilmsInterface
import Testing
import TicketsInterface
import ViperRuntime
import ViperTesting

@testable import Tickets

@MainActor
@Suite
struct ReceiptPresenterTests {
    private let view = MockReceiptViewContract()
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
        let viewController = ReceiptViewController(
            environment: MockReceiptEnvironment()
        )
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func didTapFilmReachesThePresenter() {
        makeViewController().didTapFilm()
        #expect(presenter.didTapFilmCallsCount == 1)
    }
}

@MainActor
@Suite
struct ReceiptWireframeTests {
    private let environment = MockReceiptEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> ReceiptWireframe {
        ReceiptWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showFilmResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showFilm(filmID: 1)
        let scene = environment.resolvedFilmsScenes.last
        guard case .film(let descriptor)? = scene else {
            Issue.record("Film wasn't resolved")
            return
        }
        #expect(descriptor.filmID == 1)
        #expect(navigationController.viewControllers.count == 2)
    }

    @Test func showGalleryResolvesItsDestination() {
        makeWireframe().showGallery()
        #expect(environment.resolvedGalleryDescriptors.last != nil)
    }
}
