import RoomsInterface
import ViperRuntime

@MainActor
final class OpeningHoursPresenter {
    private weak var view: (any OpeningHoursViewContract)?
    private let interactor: any OpeningHoursInteractorContract
    private let descriptor: ViewDescriptor.OpeningHoursDescriptor
    private(set) var state: OpeningHoursState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.OpeningHoursDescriptor,
        view: any OpeningHoursViewContract,
        interactor: any OpeningHoursInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = OpeningHoursState(startingFrom: descriptor)
    }

    private func update(_ change: (inout OpeningHoursState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension OpeningHoursPresenter: OpeningHoursPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchHours()
    }

    func didTapRetry() {
        if state.failure.includes("fetchHours") {
            fetchHours()
        }
    }
}

extension OpeningHoursPresenter {
    private func fetchHours() {
        update { $0.failure.clear("fetchHours") }
        tasks.load("fetchHours") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchHours()
                guard let self, !Task.isCancelled else { return }
                update { $0.hours = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchHours") }
            }
        }
    }
}
