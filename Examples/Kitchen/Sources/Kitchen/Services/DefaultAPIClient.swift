public import KitchenCore

/// A server in memory: it takes every order and numbers them.
public nonisolated final class DefaultAPIClient: APIClient {
    private let orders = Guarded(0)

    public init() {}

    public func post(_ path: String, fields: [String: String]) async throws -> [String: String] {
        guard path == "/orders" else { throw NotFoundError(path) }
        let number = orders.change { number in
            number += 1
            return number
        }
        return ["id": String(number)]
    }
}
