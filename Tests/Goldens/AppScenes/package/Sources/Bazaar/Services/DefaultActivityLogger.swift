public import BazaarCore

public nonisolated struct DefaultActivityLogger: ActivityLogger {
    public init() {}
}
