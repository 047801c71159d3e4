public import ShopCore

public nonisolated struct DefaultActivityLogger: ActivityLogger {
    public init() {}
}
