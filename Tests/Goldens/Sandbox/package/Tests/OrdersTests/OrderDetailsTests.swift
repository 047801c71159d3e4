import MarketCore
import OrdersInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Orders

@MainActor
@Suite
struct OrderDetailsPresenterTests {
    private let view = MockSceneViewContract<OrderDetailsState>()

    private func makePresenter() -> OrderDetailsPresenter {
        OrderDetailsPresenter(
            descriptor: ViewDescriptor.OrderDetailsDescriptor(order: Order(number: 1), amount: 1),
            view: view
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }
}
