public import WorkshopCore

public nonisolated struct DefaultActivityLogger: ActivityLogger {
    public init() {}
}
