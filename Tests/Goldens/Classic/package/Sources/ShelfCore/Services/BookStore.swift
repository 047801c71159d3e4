public nonisolated protocol BookStore: Sendable {
    func books() async throws -> [Book]
}
