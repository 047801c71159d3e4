import FramesInterface
import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting
import WallsInterface

@testable import Walls

@MainActor
@Suite
struct WallPresenterTests {
    private let view = MockWallViewContract()
    private let wireframe = MockWallWireframeContract()

    private func makePresenter() -> WallPresenter {
        WallPresenter(
            descriptor: ViewDescriptor.WallDescriptor(pictures: ["sample"], repeat: 1),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapPictureDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapPicture()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct WallViewControllerTests {
    private let presenter = MockWallPresenterContract()

    private func makeViewController() -> WallViewController {
        let viewController = WallViewController(
            environment: MockWallEnvironment()
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

    @Test func childrenAreShown() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        #expect(viewController.children.count == 1)
    }

    @Test func didTapPictureReachesThePresenter() {
        makeViewController().didTapPicture()
        #expect(presenter.didTapPictureCallsCount == 1)
    }
}

@MainActor
@Suite
struct WallWireframeTests {
    private let environment = MockWallEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> WallWireframe {
        WallWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showPictureResolvesItsDestination() {
        makeWireframe().showPicture(title: "sample")
        guard let descriptor = environment.resolvedPictureDescriptors.last else {
            Issue.record("Picture wasn't resolved")
            return
        }
        #expect(descriptor.title == "sample")
    }
}
