import BakeryCore
import CounterInterface
import ViperRuntime

@MainActor
final class LoafListPresenter {
    private weak var view: (any LoafListViewContract)?
    private let interactor: any LoafListInteractorContract
    private let descriptor: ViewDescriptor.LoafListDescriptor
    private(set) var state: LoafListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.LoafListDescriptor,
        view: any LoafListViewContract,
        interactor: any LoafListInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = LoafListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout LoafListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension LoafListPresenter: LoafListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchLoaves()
    }

    func didSelectLoaf(id: Loaf.ID) {
        view?.render(state)
    }

    func didTapFavourite() {
        view?.render(state)
    }

    func didTapRetry() {
        if state.failure.includes("fetchLoaves") {
            fetchLoaves()
        }
    }
}

extension LoafListPresenter {
    private func fetchLoaves() {
        update { $0.failure.clear("fetchLoaves") }
        tasks.load("fetchLoaves") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchLoaves()
                guard let self, !Task.isCancelled else { return }
                update { $0.loaves = result }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchLoaves") }
            }
        }
    }
}
