/// What is on the shelf.
public nonisolated protocol StockService: Sendable {}
