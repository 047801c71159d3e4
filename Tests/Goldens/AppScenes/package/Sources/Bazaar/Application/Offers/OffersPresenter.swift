import BazaarInterface
import ViperRuntime

extension OffersPresenter: OffersPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchOffers(stallID: descriptor.stallID)
    }

    func viewWillAppear() {
        view?.render(state)
    }

    func didSelectOffer(name: String) {
        view?.render(state)
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension OffersPresenter {
    private func fetchOffers(stallID: Int64?) {
        load(\.offers) { [interactor] in try await interactor.fetchOffers(stallID: stallID) }
    }
}
