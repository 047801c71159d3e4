import ShoppingInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shopping

@MainActor
@Suite
struct OffersPresenterTests {
    private let view = MockSceneViewContract<OffersState>()
    private let wireframe = MockOffersWireframeContract()

    private func makePresenter() -> OffersPresenter {
        OffersPresenter(
            descriptor: ViewDescriptor.OffersDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapCartCallsShowCart() {
        let presenter = makePresenter()
        presenter.didTapCart()
        #expect(wireframe.showCartCallsCount == 1)
    }
}
