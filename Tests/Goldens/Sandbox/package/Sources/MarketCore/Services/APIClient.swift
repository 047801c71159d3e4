/// The market's server.
public nonisolated protocol APIClient: Sendable {}
