import Foundation
import PicturesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Pictures

@MainActor
@Suite
struct PictureListPresenterTests {
    private let view = MockPictureListViewContract()
    private let wireframe = MockPictureListWireframeContract()

    private func makePresenter() -> PictureListPresenter {
        PictureListPresenter(
            descriptor: ViewDescriptor.PictureListDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didSelectPictureCallsShowPicture() {
        let presenter = makePresenter()
        presenter.didSelectPicture(url: URL(fileURLWithPath: "/sample"))
        #expect(wireframe.showPictureCallsCount == 1)
    }
}

@MainActor
@Suite
struct PictureListViewControllerTests {
    private let presenter = MockPictureListPresenterContract()

    private func makeViewController() -> PictureListViewController {
        let viewController = PictureListViewController(
            environment: MockPictureListEnvironment()
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

    @Test func didSelectPictureReachesThePresenter() {
        makeViewController().didSelectPicture(url: URL(fileURLWithPath: "/sample"))
        #expect(presenter.didSelectPictureCallsCount == 1)
    }
}

@MainActor
@Suite
struct PictureListWireframeTests {
    private let environment = MockPictureListEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> PictureListWireframe {
        PictureListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showPictureResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showPicture(url: URL(fileURLWithPath: "/sample"))
        let scene = environment.resolvedPicturesScenes.last
        guard case .picture(let descriptor)? = scene else {
            Issue.record("Picture wasn't resolved")
            return
        }
        #expect(descriptor.url == URL(fileURLWithPath: "/sample"))
        #expect(navigationController.viewControllers.count == 2)
    }
}
