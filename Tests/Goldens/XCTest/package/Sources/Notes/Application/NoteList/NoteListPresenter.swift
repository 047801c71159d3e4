import NotesInterface
import ViperRuntime

@MainActor
final class NoteListPresenter {
    private weak var view: (any NoteListViewContract)?
    private let interactor: any NoteListInteractorContract
    private let wireframe: any NoteListWireframeContract
    private let descriptor: ViewDescriptor.NoteListDescriptor
    private(set) var state: NoteListState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.NoteListDescriptor,
        view: any NoteListViewContract,
        interactor: any NoteListInteractorContract,
        wireframe: any NoteListWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = NoteListState(startingFrom: descriptor)
    }

    private func update(_ change: (inout NoteListState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension NoteListPresenter: NoteListPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        loadTitles()
    }

    func didSelectNote(index: Int) {
        wireframe.showNote(index: index)
    }

    func didTapReload() {
        reload()
    }

    func didTapRetry() {
        if state.failure.includes("loadTitles") {
            loadTitles()
        }
    }
}

extension NoteListPresenter {
    private func loadTitles() {
        update {
            $0.isLoading = true
            $0.failure.clear("loadTitles")
        }
        tasks.load("loadTitles") { [weak self, interactor] in
            do {
                let result = try await interactor.loadTitles()
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.titles = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "loadTitles")
                }
            }
        }
    }

    private func reload() {
        guard !state.isReloading else { return }
        update { $0.isReloading = true }
        tasks.perform("reload") { [weak self, interactor] in
            await interactor.reload()
            self?.update { $0.isReloading = false }
        }
    }
}
