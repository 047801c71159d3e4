import Foundation

// sourcery: AutoMockable
protocol FeatureFlags {
    static var defaults: [String: Bool] { get }
    static func reset()
    static func load(from url: URL) throws -> [String: Bool]
    func isOn(_ flag: String) -> Bool
    func value<Value: Decodable>(of flag: String, as type: Value.Type) -> Value?
}
