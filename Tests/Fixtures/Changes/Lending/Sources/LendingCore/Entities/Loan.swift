public import Foundation

/// A book that somebody has at home.
public nonisolated struct Loan: Codable, Hashable, Identifiable, Sendable {
    public var id: Int64
    public var book: Book
    public var due: Date

    public init(id: Int64, book: Book, due: Date) {
        self.id = id
        self.book = book
        self.due = due
    }

    public static var sample: Loan { Loan(id: 1, book: .sample, due: Date(timeIntervalSince1970: 0)) }
}
