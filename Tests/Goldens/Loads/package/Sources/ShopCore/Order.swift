public nonisolated struct Order: Equatable, Identifiable, Sendable {
    public var id: Int

    public init(id: Int) {
        self.id = id
    }
}

public nonisolated enum OrderError: Error {
    case soldOut
}
