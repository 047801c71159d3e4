import ShelvesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shelves

@MainActor
@Suite
struct ShelfPresenterTests {
    private let view = MockSceneViewContract<ShelfState>()

    private func makePresenter() -> ShelfPresenter {
        ShelfPresenter(
            descriptor: ViewDescriptor.ShelfDescriptor(name: "sample"),
            view: view
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
