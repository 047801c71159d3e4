import LendingCore
import ViperRuntime

extension OfferOfTheDayInteractor: OfferOfTheDayInteractorContract {
    func fetchOffer() async -> Book? {
        await environment.catalogue.offer()
    }
}
