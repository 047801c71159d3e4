import Testing
import ThingsInterface
import ViperRuntime
import ViperTesting

@testable import Things

@MainActor
@Suite
struct NewGadgetPresenterTests {
    private let view = MockSceneViewContract<NewGadgetState>()

    private func makePresenter() -> NewGadgetPresenter {
        NewGadgetPresenter(
            descriptor: ViewDescriptor.NewGadgetDescriptor(gadgetID: 1),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
