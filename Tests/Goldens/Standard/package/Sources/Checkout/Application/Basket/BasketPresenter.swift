import CheckoutInterface
import ViperRuntime

extension BasketPresenter: BasketPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapReceipt() {
        view?.render(state)
    }
}
