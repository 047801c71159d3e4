import BooksInterface
import LendingCore
import ViperRuntime

extension BookDetailsInteractor: BookDetailsInteractorContract {
    func fetchBook(bookID: Book.ID) async throws -> Book {
        try await environment.resolve(UseCaseDescriptor.FetchBookDescriptor()).execute(bookID: bookID)
    }

    func borrow(book: Book) async throws -> Loan {
        try await environment.loans.borrow(book)
    }

    func canBorrow(book: Book) -> Bool {
        environment.catalogue.count > 0
    }
}
