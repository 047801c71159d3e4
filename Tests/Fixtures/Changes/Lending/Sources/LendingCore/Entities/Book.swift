/// A book of the library.
public nonisolated struct Book: Codable, Hashable, Identifiable, Sendable {
    public var id: Int64
    public var title: String
    public var author: Member.ID

    public init(id: Int64, title: String, author: Member.ID) {
        self.id = id
        self.title = title
        self.author = author
    }

    public static var sample: Book { Book(id: 7, title: "Tea", author: 3) }
}
