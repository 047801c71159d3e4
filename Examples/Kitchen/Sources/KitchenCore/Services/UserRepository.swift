public nonisolated protocol UserRepository: Sendable {
    func user(id: User.ID) async throws -> User
    /// Who uses the app.
    func currentUserID() -> User.ID
}
