import CheckoutInterface
import ViperRuntime

extension ReceiptPresenter: ReceiptPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
