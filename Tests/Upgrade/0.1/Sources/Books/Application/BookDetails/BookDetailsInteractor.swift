import BooksInterface
import LendingCore
import ViperRuntime

@MainActor
final class BookDetailsInteractor {
    private let environment: any BookDetailsEnvironment

    init(environment: any BookDetailsEnvironment) {
        self.environment = environment
    }
}

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
