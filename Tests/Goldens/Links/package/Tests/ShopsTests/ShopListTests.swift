import ShopsInterface
import Testing
import ViperRuntime

@testable import Shops

@MainActor
@Suite
struct ShopListPresenterTests {
    private let view = MockShopListViewContract()
    private let wireframe = MockShopListWireframeContract()

    private func makePresenter() -> ShopListPresenter {
        ShopListPresenter(
            descriptor: ViewDescriptor.ShopListDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
