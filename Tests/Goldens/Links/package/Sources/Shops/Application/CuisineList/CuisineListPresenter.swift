import ShopsInterface
import ViperRuntime

extension CuisineListPresenter: CuisineListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
