public nonisolated protocol PhotoLoader: Sendable {}
