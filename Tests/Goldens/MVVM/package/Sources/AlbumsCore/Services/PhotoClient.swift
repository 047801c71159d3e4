public nonisolated protocol PhotoClient: Sendable {}
