import KitchenCore

extension UserCardInteractor: UserCardInteractorContract {
    func fetchUser(userID: User.ID) async throws -> User {
        try await environment.userRepository.user(id: userID)
    }
}
