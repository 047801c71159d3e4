/// Sends requests to the library's server.
public nonisolated protocol APIClient: Sendable {
    func get<Value: Decodable & Sendable>(_ path: String) async throws -> Value
}
