public import MarketCore

public nonisolated struct DefaultEventLogger: EventLogger {
    public init() {}
}
