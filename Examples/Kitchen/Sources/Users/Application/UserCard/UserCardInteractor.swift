import KitchenCore

@MainActor
final class UserCardInteractor {
    private let environment: any UserCardInteractorEnvironment

    init(environment: any UserCardInteractorEnvironment) {
        self.environment = environment
    }
}

extension UserCardInteractor: UserCardInteractorContract {
    func fetchUser(userID: User.ID) async throws -> User {
        try await environment.userRepository.user(id: userID)
    }
}
