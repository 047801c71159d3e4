@MainActor
final class DishNoteInteractor {
    private let environment: any DishNoteEnvironment

    init(environment: any DishNoteEnvironment) {
        self.environment = environment
    }
}

extension DishNoteInteractor: DishNoteInteractorContract {}
