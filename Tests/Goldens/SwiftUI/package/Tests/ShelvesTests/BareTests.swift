import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct BarePresenterTests {
    private let view = MockSceneViewContract<BareState>()

    private func makePresenter() -> BarePresenter {
        BarePresenter(
            descriptor: ViewDescriptor.BareDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
