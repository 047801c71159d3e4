import RoomsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Rooms

@MainActor
@Suite
struct RoomPresenterTests {
    private let view = MockSceneViewContract<RoomState>()

    private func makePresenter() -> RoomPresenter {
        RoomPresenter(
            descriptor: ViewDescriptor.RoomDescriptor(roomID: 1),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
