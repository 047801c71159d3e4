/// Somebody who writes recipes.
public nonisolated struct User: Equatable, Sendable, Identifiable {
    public var id: Int64
    public var name: String

    public init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }

    public static let sample = User(id: 1, name: "Hanako")
}
