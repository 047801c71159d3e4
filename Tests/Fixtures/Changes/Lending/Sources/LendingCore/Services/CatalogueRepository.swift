/// All books there are.
public nonisolated protocol CatalogueRepository: Sendable {
    var count: Int { get }
    func books(matching keyword: String) async throws -> [Book]
    func book(_ id: Book.ID) async throws -> Book
    func offer() async -> Book?
}
