public import ShopCore

/// Lets the app's old `LegacyActivityLogger.shared` be used as any other service.
public nonisolated struct ActivityLoggerAdapter: ActivityLogger {
    public init() {}

    // Forward each requirement of ActivityLogger to LegacyActivityLogger.shared.
}
