import Foundation
public import LendingCore

/// All books there are, until there is a server.
public nonisolated struct DefaultCatalogueRepository: CatalogueRepository {
    private static let all = [Book.sample, Book(id: 8, title: "Rice", author: 3)]

    public init() {}

    public var count: Int { Self.all.count }

    public func books(matching keyword: String) async throws -> [Book] {
        keyword.isEmpty ? Self.all : Self.all.filter { $0.title.localizedCaseInsensitiveContains(keyword) }
    }

    public func book(_ id: Book.ID) async throws -> Book {
        guard let book = Self.all.first(where: { $0.id == id }) else { throw UnknownBook() }
        return book
    }

    public func offer() async -> Book? { Self.all.last }

    private struct UnknownBook: Error {}
}

/// What is borrowed, for as long as the app runs.
public nonisolated final class DefaultLoanRepository: LoanRepository, @unchecked Sendable {
    private let lock = NSLock()
    private var borrowed: [Loan] = []

    public init() {}

    public func loans() async throws -> [Loan] {
        lock.withLock { borrowed }
    }

    public func borrow(_ book: Book) async throws -> Loan {
        lock.withLock {
            let loan = Loan(id: Int64(borrowed.count) + 1, book: book, due: Date(timeIntervalSinceNow: 1_209_600))
            borrowed.append(loan)
            return loan
        }
    }

    public func renew(_ loans: [Loan]) async throws -> [Loan] {
        loans.map { Loan(id: $0.id, book: $0.book, due: $0.due.addingTimeInterval(1_209_600)) }
    }
}
