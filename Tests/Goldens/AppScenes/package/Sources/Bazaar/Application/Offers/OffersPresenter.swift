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
        if state.failure.includes("fetchOffers") {
            fetchOffers(stallID: descriptor.stallID)
        }
    }
}

extension OffersPresenter {
    private func fetchOffers(stallID: Int64?) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchOffers")
        }
        tasks.load("fetchOffers") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchOffers(stallID: stallID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.offers = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchOffers")
                }
            }
        }
    }
}
