import Foundation
import LinksCore
import ShopsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shops

// No test of didTapOffer: `samples` in project.yml has no value of OfferCode.

@MainActor
@Suite
struct ShopPresenterTests {
    private let view = MockSceneViewContract<ShopState>()
    private let wireframe = MockShopWireframeContract()

    private func makePresenter() -> ShopPresenter {
        ShopPresenter(
            descriptor: ViewDescriptor.ShopDescriptor(
                shopID: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
            ),
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
