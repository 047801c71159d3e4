public import KitchenCore

/// Lets the app's old `LegacyActivityLogger.shared` be used as any other service.
public nonisolated struct ActivityLoggerAdapter: ActivityLogger {
    private let logger: LegacyActivityLogger

    public init(logger: LegacyActivityLogger = .shared) {
        self.logger = logger
    }

    public func post(eventName: String, payload: [String: String]) {
        logger.track(eventName, info: payload)
    }
}
