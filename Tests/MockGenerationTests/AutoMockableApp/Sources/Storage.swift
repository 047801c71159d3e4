import Foundation

// sourcery:begin: AutoMockable
protocol KeyValueStoring {
    func set(_ value: Any?, forKey key: String)
    func value(forKey key: String) -> Any?
    func removeValue(forKey key: String)
    @discardableResult func synchronize() -> Bool
}

protocol FileStoring {
    func write(_ data: Data, to url: URL) throws
    func read(_ url: URL) throws -> Data
    func size(of url: URL) throws -> Int
    func modify(_ data: inout Data)
}
// sourcery:end
