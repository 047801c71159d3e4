import KitchenCore
import UsersInterface

@MainActor
final class DefaultFetchFavouriteUseCase: FetchFavouriteUseCase {
    private let environment: any FetchFavouriteEnvironment

    init(environment: any FetchFavouriteEnvironment) {
        self.environment = environment
    }

    func fetchFavourite(of userID: User.ID) async throws -> Recipe {
        let user = try await environment.userRepository.user(id: userID)
        guard let id = user.favouriteRecipeID else { throw NotFoundError("a favourite of \(user.name)") }
        return try await environment.recipeRepository.recipe(id: id)
    }
}
