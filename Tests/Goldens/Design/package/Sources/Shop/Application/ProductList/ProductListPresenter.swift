import ShopInterface
import ViperRuntime

extension ProductListPresenter: ProductListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
