import LendingCore

@MainActor
final class OfferOfTheDayInteractor {
    private let environment: any OfferOfTheDayEnvironment

    init(environment: any OfferOfTheDayEnvironment) {
        self.environment = environment
    }
}

extension OfferOfTheDayInteractor: OfferOfTheDayInteractorContract {
    func fetchOffer() async -> Book? {
        await environment.catalogue.offer()
    }
}
