import OrdersInterface
import ViperRuntime

extension OrderDetailsPresenter: OrderDetailsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
