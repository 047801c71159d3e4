import OrdersInterface
import ViperRuntime

extension InvoicePresenter: InvoicePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
