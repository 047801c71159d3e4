import ShelvesInterface
import Testing
import ViperRuntime

@testable import Shelves

@MainActor
@Suite
struct ShelfPresenterTests {
    private let view = MockShelfViewContract()
    private let interactor = MockShelfInteractorContract()
    private let wireframe = MockShelfWireframeContract()

    private func makePresenter() -> ShelfPresenter {
        ShelfPresenter(
            descriptor: ViewDescriptor.ShelfDescriptor(name: "sample"),
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

    @Test func didTapCloseDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.didTapClose()
        #expect(view.renderCalled)
    }
}
