public nonisolated protocol EventLogger: Sendable {}
