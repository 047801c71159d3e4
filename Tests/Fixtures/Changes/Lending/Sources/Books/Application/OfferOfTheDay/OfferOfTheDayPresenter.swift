import BooksInterface
import LendingCore
import ViperRuntime

extension OfferOfTheDayPresenter: OfferOfTheDayPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOffer()
    }
}

extension OfferOfTheDayPresenter {
    private func fetchOffer() {
        tasks.run { [weak self, interactor] in
            let result = await interactor.fetchOffer()
            self?.update { $0.offer = result }
        }
    }
}
