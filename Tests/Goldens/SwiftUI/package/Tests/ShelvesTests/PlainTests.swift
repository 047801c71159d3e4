import ShelvesInterface
import Testing
import ViperRuntime

@testable import Shelves

@MainActor
@Suite
struct PlainPresenterTests {
    private let view = MockPlainViewContract()

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
