import TablesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Tables

@MainActor
@Suite
struct BillPresenterTests {
    private let view = MockSceneViewContract<BillState>()

    private func makePresenter() -> BillPresenter {
        BillPresenter(
            descriptor: ViewDescriptor.BillDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
