import LendingCore
import LendingCoreTestSupport
import Testing

@testable import Books

@MainActor
@Suite
struct SortingTests {
    @Test func titlesAreSorted() {
        let rice = Book(id: 8, title: "Rice", author: 3)
        #expect(SortingByTitle().sorted([.sample, rice]) == [rice, .sample])
        #expect(SortingByTitle(isAscending: false).sorted([rice, .sample]) == [.sample, rice])
    }

    @Test func booksAreSortedBeforeTheyAreShown() async throws {
        let sorting = BookSortingMock(isAscending: true)
        sorting.sortedHandler = { $0.reversed() }
        let catalogue = MockCatalogueRepository()
        catalogue.booksReturnValue = [.sample, Book(id: 8, title: "Rice", author: 3)]
        let environment = MockSceneEnvironment()
        environment.catalogueStub = catalogue
        let books = try await BookListInteractor(environment: environment, sorting: sorting).fetchBooks(keyword: "t")
        #expect(books.map(\.id) == [8, 7])
        #expect(sorting.sortedCallCount == 1)
        #expect(sorting.sortedArgValues.first?.count == 2)
        #expect(catalogue.booksReceivedKeyword == "t")
    }

    @Test func searchIsBehindAFlag() {
        let flags = MockFeatureFlags()
        flags.isOnClosure = { $0 == .search }
        let environment = MockSceneEnvironment()
        environment.flagsStub = flags
        #expect(BookListInteractor(environment: environment).isSearchOn())
        #expect(flags.isOnReceivedInvocations == [.search])
    }
}
