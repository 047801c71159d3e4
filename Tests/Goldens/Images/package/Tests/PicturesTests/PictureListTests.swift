import Foundation
import PicturesInterface
import Testing
import ViperImages
import ViperRuntime
import ViperTesting

@testable import Pictures

@MainActor
@Suite
struct PictureListPresenterTests {
    private let view = MockSceneViewContract<PictureListState>()
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
        PictureListViewController(presenter: presenter, imageLoader: StubImageLoader<UIImage>())
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
