import BazaarInterface
import ViperRuntime

@MainActor
final class OffersPresenter {
    private weak var view: (any OffersViewContract)?
    private let interactor: any OffersInteractorContract
    private let wireframe: any OffersWireframeContract
    private let descriptor: ViewDescriptor.OffersDescriptor
    private(set) var state: OffersState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OffersDescriptor,
        view: any OffersViewContract,
        interactor: any OffersInteractorContract,
        wireframe: any OffersWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = OffersState(startingFrom: descriptor)
    }

    private func update(_ change: (inout OffersState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

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
