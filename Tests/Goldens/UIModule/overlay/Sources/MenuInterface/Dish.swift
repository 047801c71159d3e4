/// Something to eat.
public nonisolated struct Dish: Equatable, Identifiable, Sendable {
    public var id: Int
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    public static let soup = Dish(id: 1, name: "soup")
}
