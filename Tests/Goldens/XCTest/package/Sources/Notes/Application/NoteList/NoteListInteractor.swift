import ViperRuntime

@MainActor
final class NoteListInteractor {
    private let environment: any NoteListEnvironment

    init(environment: any NoteListEnvironment) {
        self.environment = environment
    }
}

extension NoteListInteractor: NoteListInteractorContract {
    func loadTitles() async throws -> [String] {
        throw UnimplementedError("NoteListInteractor.loadTitles")
    }

    func reload() async {
        // Nothing is done here yet.
    }
}
