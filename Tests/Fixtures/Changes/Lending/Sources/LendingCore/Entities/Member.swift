/// Somebody who borrows books, or writes them.
public nonisolated struct Member: Codable, Hashable, Identifiable, Sendable {
    public var id: Int64
    public var name: String

    public init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }

    public static var sample: Member { Member(id: 3, name: "Ann") }
}
