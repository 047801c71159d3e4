import RoomsInterface
import ViperRuntime

@MainActor
final class WorkshopPresenter {
    private weak var view: (any WorkshopViewContract)?
    private let interactor: any WorkshopInteractorContract
    private let descriptor: ViewDescriptor.WorkshopDescriptor
    private(set) var state: WorkshopState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.WorkshopDescriptor,
        view: any WorkshopViewContract,
        interactor: any WorkshopInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = WorkshopState(startingFrom: descriptor)
    }

    private func update(_ change: (inout WorkshopState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension WorkshopPresenter: WorkshopPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapOrder() {
        order()
    }
}

extension WorkshopPresenter {
    private func order() {
        guard !state.isOrdering else { return }
        update {
            $0.isOrdering = true
            $0.failure.clear("order")
        }
        tasks.perform("order") { [weak self, interactor] in
            do {
                try await interactor.order()
                self?.update { $0.isOrdering = false }
            } catch {
                guard let self else { return interactor.handleUnseenFailure(error, in: "order") }
                update {
                    $0.isOrdering = false
                    $0.failure.record(error, in: "order")
                }
            }
        }
    }
}
