import ShelvesInterface
import ViperRuntime

extension ShelfPresenter: ShelfPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapClose() {
        view?.render(state)
    }
}
