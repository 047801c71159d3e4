import RoomsInterface
import ViperRuntime

extension CataloguePresenter: CataloguePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapFrame() {
        view?.render(state)
    }
}
