import ShopsInterface
import ViperRuntime

extension ShopListPresenter: ShopListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
