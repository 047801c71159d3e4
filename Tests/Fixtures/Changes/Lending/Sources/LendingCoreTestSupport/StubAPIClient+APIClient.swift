public import LendingCore
public import ViperTesting

nonisolated extension ViperTesting.StubAPIClient: LendingCore.APIClient {
    public func get<Value: Decodable & Sendable>(_ path: String) async throws -> Value {
        try answer(to: path)
    }
}
