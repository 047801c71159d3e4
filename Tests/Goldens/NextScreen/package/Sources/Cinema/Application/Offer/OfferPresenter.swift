import ViperRuntime

extension OfferPresenter: OfferPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapFilm() {
        wireframe.showFilm(filmID: descriptor.offerID)
    }

    func didTapSeats() {
        view?.render(state)
    }

    func didTapTerms() {
        wireframe.showTerms()
    }

    func didTapDeals() {
        wireframe.showDeals()
    }
}
