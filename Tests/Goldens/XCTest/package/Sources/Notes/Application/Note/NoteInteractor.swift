@MainActor
final class NoteInteractor {
    private let environment: any NoteEnvironment

    init(environment: any NoteEnvironment) {
        self.environment = environment
    }
}

extension NoteInteractor: NoteInteractorContract {}
