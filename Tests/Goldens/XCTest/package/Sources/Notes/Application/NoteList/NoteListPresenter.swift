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
        tasks.retry()
    }
}

extension NoteListPresenter {
    private func loadTitles() {
        load(\.titles) { [interactor] in try await interactor.loadTitles() }
    }

    private func reload() {
        perform(\.isReloading) { [interactor] in await interactor.reload() }
    }
}
