import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct PicturePresenterTests {
    private let view = MockSceneViewContract<PictureState>()
    private let wireframe = MockPictureWireframeContract()

    private func makePresenter() -> PicturePresenter {
        PicturePresenter(
            descriptor: ViewDescriptor.PictureDescriptor(title: "sample"),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapCloseCallsShowClose() {
        let presenter = makePresenter()
        presenter.didTapClose()
        #expect(wireframe.showCloseCallsCount == 1)
    }
}

@MainActor
@Suite
struct PictureViewControllerTests {
    private let presenter = MockPicturePresenterContract()

    private func makeViewController() -> PictureViewController {
        PictureViewController(presenter: presenter)
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

@MainActor
@Suite
struct PictureWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> PictureWireframe {
        PictureWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showNextResolvesItsDestination() {
        makeWireframe().showNext(title: "sample")
        guard let descriptor = environment.resolvedPictureDescriptors.last else {
            Issue.record("Picture wasn't resolved")
            return
        }
        #expect(descriptor.title == "sample")
    }
}
