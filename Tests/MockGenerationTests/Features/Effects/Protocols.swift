public enum LoadError: Error { case offline }

/// @mockable
public protocol Loader {
    func load(id: Int) async -> String
    func fetch(id: Int) async throws -> String
    func send(_ text: String) async throws
    func read() throws(LoadError) -> Int
    func wait() async throws(LoadError)
    func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
}
