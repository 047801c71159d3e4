import ShoppingInterface
import ViperRuntime

extension OffersPresenter: OffersPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapCart() {
        wireframe.showCart()
    }
}
