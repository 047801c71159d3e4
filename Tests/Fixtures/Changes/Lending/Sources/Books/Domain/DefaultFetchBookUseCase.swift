import BooksInterface
import LendingCore

nonisolated struct DefaultFetchBookUseCase: FetchBookUseCase {
    let catalogue: any CatalogueRepository
    let tracker: any Tracker

    func execute(bookID: Book.ID) async throws -> Book {
        tracker.track("fetch_book", values: ["id": String(bookID)])
        return try await catalogue.book(bookID)
    }

    func isKnown(bookID: Book.ID) -> Bool {
        bookID > 0 && catalogue.count > 0
    }
}
