import ShopInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shop

@MainActor
@Suite
struct ProductListPresenterTests {
    private let view = MockSceneViewContract<ProductListState>()

    private func makePresenter() -> ProductListPresenter {
        ProductListPresenter(
            descriptor: ViewDescriptor.ProductListDescriptor(),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
