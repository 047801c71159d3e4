public import KitchenCore

/// Users in memory.
public nonisolated struct DefaultUserRepository: UserRepository {
    public init() {}

    public func user(id: User.ID) async throws -> User {
        guard let user = Pantry.users.first(where: { $0.id == id }) else { throw NotFoundError("user \(id)") }
        return user
    }

    public func currentUserID() -> User.ID { Pantry.currentUser.id }
}
