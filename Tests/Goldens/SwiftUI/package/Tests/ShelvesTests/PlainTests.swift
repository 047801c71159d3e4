import ShelvesInterface
import Testing
import ViperRuntime

@testable import Shelves

@MainActor
@Suite
struct PlainPresenterTests {
    private let view = MockPlainViewContract()
    private let interactor = MockPlainInteractorContract()
    private let wireframe = MockPlainWireframeContract()

    private func makePresenter() -> PlainPresenter {
        PlainPresenter(
            descriptor: ViewDescriptor.PlainDescriptor(),
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
