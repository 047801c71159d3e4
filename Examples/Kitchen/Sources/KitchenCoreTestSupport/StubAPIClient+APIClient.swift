import Foundation
public import KitchenCore
public import ViperTesting

nonisolated extension ViperTesting.StubAPIClient: KitchenCore.APIClient {
    public func post(_ path: String, fields: [String: String]) async throws -> [String: String] {
        try answer(to: path, method: "POST", body: try JSONEncoder().encode(fields))
    }
}
