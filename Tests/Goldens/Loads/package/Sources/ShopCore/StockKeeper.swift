public protocol StockKeeper: Sendable {
    func similar(to id: Order.ID, limit: Int) async throws(OrderError) -> [Order]
    func keeper() async -> String
    func arrivals() -> AsyncThrowingStream<[Order], any Error>
    var counts: AsyncStream<Int> { get }
}
