import CinemaCore
import OffersInterface
import ViperRuntime

extension OfferPresenter: OfferPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapFilm(filmID: Int64) {
        wireframe.showFilm(filmID: filmID)
    }
}
