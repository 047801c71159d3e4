import Testing
import ViperRuntime
import ViperTesting
import WallsInterface

@testable import Walls

@MainActor
@Suite
struct NewWallPresenterTests {
    private let view = MockSceneViewContract<NewWallState>()
    private let interactor = MockNewWallInteractorContract()

    private func makePresenter() -> NewWallPresenter {
        interactor.countPicturesReturnValue = 1
        return NewWallPresenter(
            descriptor: ViewDescriptor.NewWallDescriptor(repeat: 1, pictures: ["sample"]),
            view: view,
            interactor: interactor
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
