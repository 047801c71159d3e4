public import MarketCore

public nonisolated struct DefaultOrderRepository: OrderRepository {
    public init() {}

    public func orders() async throws -> [Order] { [] }
}
