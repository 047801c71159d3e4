public nonisolated protocol PriceList: Sendable {}
