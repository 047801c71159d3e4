public import ShopCore

public nonisolated struct DefaultStockKeeper: StockKeeper {
    public init() {}

    public func similar(to id: Order.ID, limit: Int) async throws(OrderError) -> [Order] {
        []
    }

    public func keeper() async -> String {
        ""
    }

    public func arrivals() -> AsyncThrowingStream<[Order], any Error> {
        AsyncThrowingStream { $0.finish() }
    }

    public var counts: AsyncStream<Int> {
        AsyncStream { $0.finish() }
    }
}
