import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct PlainPresenterTests {
    private let view = MockSceneViewContract<PlainState>()

    private func makePresenter() -> PlainPresenter {
        PlainPresenter(
            descriptor: ViewDescriptor.PlainDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
