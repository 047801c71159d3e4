import LendingCore
import ViperRuntime

extension BookCardInteractor: BookCardInteractorContract {
    func fetchBook(bookID: Book.ID) async throws -> Book {
        try await environment.catalogue.book(bookID)
    }
}
