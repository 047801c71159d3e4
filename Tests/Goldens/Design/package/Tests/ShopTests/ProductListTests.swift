import ShopInterface
import Testing
import ViperRuntime

@testable import Shop

@MainActor
@Suite
struct ProductListPresenterTests {
    private let view = MockProductListViewContract()

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
