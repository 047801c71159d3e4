/// Sends requests to the app's server.
public nonisolated protocol APIClient: Sendable {
    /// - Returns: the answer's fields.
    func post(_ path: String, fields: [String: String]) async throws -> [String: String]
}
