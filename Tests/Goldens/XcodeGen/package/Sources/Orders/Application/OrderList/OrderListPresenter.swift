import OrdersInterface
import ViperRuntime

extension OrderListPresenter: OrderListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
