public nonisolated protocol FeatureFlags: Sendable {}
