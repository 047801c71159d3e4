public nonisolated protocol ActivityLogger: Sendable {}
