public import BazaarCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let priceList: any PriceList
    public let activityLogger: any ActivityLogger

    public init(
        priceList: any PriceList = DefaultPriceList(),
        activityLogger: any ActivityLogger = DefaultActivityLogger()
    ) {
        self.priceList = priceList
        self.activityLogger = activityLogger
    }
}
