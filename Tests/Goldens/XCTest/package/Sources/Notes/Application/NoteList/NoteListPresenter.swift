import NotesInterface
import ViperRuntime

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
