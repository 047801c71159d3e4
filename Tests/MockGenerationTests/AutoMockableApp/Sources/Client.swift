import Foundation

// sourcery: AutoMockable
protocol HTTPClient: Sendable {
    var baseURL: URL { get }
    func get(_ path: String, query: [String: String]?) async throws -> Data
    func post<Body: Encodable>(_ body: Body, to path: String) async throws
    func cancelAll()
}

@MainActor  // sourcery: AutoMockable
protocol Reachability {
    var isOnline: Bool { get }
    var remoteLoad: Double { get async throws }
    var quota: Int { get throws }
    var region: String { get async }
    func observe(_ change: @escaping (Bool) -> Void) -> UUID
}
