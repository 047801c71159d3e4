import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct RoomListPresenterTests {
    private let view = MockSceneViewContract<RoomListState>()
    private let wireframe = MockRoomListWireframeContract()

    private func makePresenter() -> RoomListPresenter {
        RoomListPresenter(
            descriptor: ViewDescriptor.RoomListDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapRoomCallsShowRoom() {
        let presenter = makePresenter()
        presenter.didTapRoom(roomID: 1)
        #expect(wireframe.showRoomCallsCount == 1)
    }
}

@MainActor
@Suite
struct RoomListViewControllerTests {
    private let presenter = MockRoomListPresenterContract()

    private func makeViewController() -> RoomListViewController {
        RoomListViewController(presenter: presenter)
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
