import BooksInterface
import LendingCore
import ViperRuntime

@MainActor
final class OfferOfTheDayPresenter {
    private weak var view: (any OfferOfTheDayViewContract)?
    private let interactor: any OfferOfTheDayInteractorContract
    private let descriptor: ViewDescriptor.OfferOfTheDayDescriptor
    private(set) var state: OfferOfTheDayState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OfferOfTheDayDescriptor,
        view: any OfferOfTheDayViewContract,
        interactor: any OfferOfTheDayInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = OfferOfTheDayState(startingFrom: descriptor)
    }

    private func update(_ change: (inout OfferOfTheDayState) -> Void) {
        change(&state)
        view?.render(state)
    }
}

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
