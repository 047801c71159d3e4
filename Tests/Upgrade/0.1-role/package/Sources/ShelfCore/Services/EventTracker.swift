public nonisolated protocol EventTracker: Sendable {}
