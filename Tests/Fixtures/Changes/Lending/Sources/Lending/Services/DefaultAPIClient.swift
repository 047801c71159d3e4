import Foundation
public import LendingCore

public nonisolated struct DefaultAPIClient: APIClient {
    public init() {}

    public func get<Value: Decodable & Sendable>(_ path: String) async throws -> Value {
        throw URLError(.notConnectedToInternet)
    }
}
