import KitchenCore
import ViperRuntime

@MainActor
final class UserProfileInteractor {
    private let environment: any UserProfileEnvironment

    init(environment: any UserProfileEnvironment) {
        self.environment = environment
    }
}

extension UserProfileInteractor: UserProfileInteractorContract {
    func fetchUser(userID: User.ID) async throws -> User {
        throw UnimplementedError("UserProfileInteractor.fetchUser")
    }

    func fetchRecipes(user: User) async throws -> [Recipe] {
        throw UnimplementedError("UserProfileInteractor.fetchRecipes")
    }
}
