import ShelvesInterface
import Testing
import ViperRuntime

@testable import Shelves

@MainActor
@Suite
struct BarePresenterTests {
    private let view = MockBareViewContract()
    private let interactor = MockBareInteractorContract()
    private let wireframe = MockBareWireframeContract()

    private func makePresenter() -> BarePresenter {
        BarePresenter(
            descriptor: ViewDescriptor.BareDescriptor(),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
