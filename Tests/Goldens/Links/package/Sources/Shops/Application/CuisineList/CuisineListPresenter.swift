import LinksCore
import ShopsInterface
import ViperRuntime

extension CuisineListPresenter: CuisineListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapPick(picked: Cuisine) {
        wireframe.pick(result: picked)
    }

    func didTapBack() {
        wireframe.back(result: nil)
    }
}
