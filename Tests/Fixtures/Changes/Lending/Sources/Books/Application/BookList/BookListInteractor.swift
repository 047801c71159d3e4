import LendingCore
import ViperRuntime

@MainActor
final class BookListInteractor {
    private let environment: any BookListEnvironment
    private let sorting: any BookSorting

    init(environment: any BookListEnvironment, sorting: any BookSorting = SortingByTitle()) {
        self.environment = environment
        self.sorting = sorting
    }
}

extension BookListInteractor: BookListInteractorContract {
    func countView() {
        environment.tracker.track("book_list")
    }

    func fetchBooks(keyword: String) async throws -> [Book] {
        sorting.sorted(try await environment.catalogue.books(matching: keyword))
    }

    func isSearchOn() -> Bool {
        environment.flags.isOn(.search)
    }
}
