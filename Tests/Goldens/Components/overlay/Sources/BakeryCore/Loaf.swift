/// Something to eat.
public nonisolated struct Loaf: Equatable, Identifiable, Sendable {
    public var id: Int
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    public static let rye = Loaf(id: 1, name: "Rye")
}

/// How much of something there is.
public nonisolated enum Stock: Equatable, Sendable {
    case plenty
    case few(left: Int)
    case none
}
