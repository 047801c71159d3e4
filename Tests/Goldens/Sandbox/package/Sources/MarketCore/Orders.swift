public nonisolated struct Order: Equatable, Sendable {
    public var number: Int
    public init(number: Int) { self.number = number }
}

/// Nothing in the specs says how to make one.
public nonisolated struct Report: Sendable {
    public init() {}
}

public nonisolated protocol OrderRepository: Sendable {
    func orders() async throws -> [Order]
}
