public nonisolated protocol UserRepository: Sendable {
    func user(id: User.ID) async throws -> User
}
