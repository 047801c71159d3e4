@MainActor
final class BookListInteractor {
    private let environment: any BookListEnvironment

    init(environment: any BookListEnvironment) {
        self.environment = environment
    }
}

extension BookListInteractor: BookListInteractorContract {}
