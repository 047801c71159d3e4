public nonisolated protocol Kitchen: Sendable {}
