import ViperRuntime

extension NoteListInteractor: NoteListInteractorContract {
    func loadTitles() async throws -> [String] {
        throw UnimplementedError("NoteListInteractor.loadTitles")
    }

    func reload() async {
        // Nothing is done here yet.
    }
}
