import ShopsInterface
import ViperRuntime

extension ShopPresenter: ShopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
