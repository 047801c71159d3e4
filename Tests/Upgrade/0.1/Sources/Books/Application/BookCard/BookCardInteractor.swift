import LendingCore

@MainActor
final class BookCardInteractor {
    private let environment: any BookCardEnvironment

    init(environment: any BookCardEnvironment) {
        self.environment = environment
    }
}

extension BookCardInteractor: BookCardInteractorContract {
    func fetchBook(bookID: Book.ID) async throws -> Book {
        try await environment.catalogue.book(bookID)
    }
}
