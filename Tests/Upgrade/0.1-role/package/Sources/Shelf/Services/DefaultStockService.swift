public import ShelfCore

public nonisolated struct DefaultStockService: StockService {
    public init() {}
}
