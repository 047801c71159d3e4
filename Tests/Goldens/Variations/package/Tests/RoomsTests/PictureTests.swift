import RoomsInterface
import Testing
import ViperRuntime

@testable import Rooms

@MainActor
@Suite
struct PicturePresenterTests {
    private let view = MockPictureViewContract()

    private func makePresenter() -> PicturePresenter {
        PicturePresenter(
            descriptor: ViewDescriptor.PictureDescriptor(title: "sample"),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}

@MainActor
@Suite
struct PictureViewControllerTests {
    private let presenter = MockPicturePresenterContract()

    private func makeViewController() -> PictureViewController {
        let viewController = PictureViewController(
            environment: MockPictureEnvironment()
        )
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }
}
