public nonisolated protocol JarStore: Sendable {}
