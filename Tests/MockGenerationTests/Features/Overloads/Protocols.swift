/// @mockable
public protocol Catalog {
    func find(id: Int) -> String
    func find(name: String) -> String
    func find() -> String
    func put(_ number: Int)
    func put(_ text: String)
    func value() -> Int
    func value() -> String
    func sync() throws
    func sync() async throws
    func close()
}
