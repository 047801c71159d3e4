import ShelvesInterface
import ViperRuntime

extension ShelfPresenter: ShelfPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
