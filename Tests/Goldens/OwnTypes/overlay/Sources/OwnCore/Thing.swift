public nonisolated struct Thing: Equatable, Sendable {
    public typealias ID = Int
    public var name: String
    public init(name: String) { self.name = name }
}

public nonisolated struct Other: Sendable {
    public init() {}
}
