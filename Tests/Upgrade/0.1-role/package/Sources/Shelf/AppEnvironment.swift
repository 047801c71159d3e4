public import ShelfCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let tracker: any EventTracker
    public let stock: any StockService

    public init(tracker: any EventTracker = DefaultEventTracker(), stock: any StockService = DefaultStockService()) {
        self.tracker = tracker
        self.stock = stock
    }
}
