import LendingCore

/// @mockable
protocol BookSorting {
    var isAscending: Bool { get set }
    func sorted(_ books: [Book]) -> [Book]
    func rank(of book: Book) async throws -> Int
}

struct SortingByTitle: BookSorting {
    var isAscending = true

    func sorted(_ books: [Book]) -> [Book] {
        books.sorted { isAscending ? $0.title < $1.title : $0.title > $1.title }
    }

    func rank(of book: Book) async throws -> Int {
        book.title.count
    }
}
