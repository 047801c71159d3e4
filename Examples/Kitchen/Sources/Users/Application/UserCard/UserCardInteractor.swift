import KitchenCore
import ViperRuntime

extension UserCardInteractor: UserCardInteractorContract {
    /// What the shops have of the ingredients of the user's recipes.
    func fetchProducts(userID: User.ID) async throws -> [Product] {
        let wanted = Set(try await environment.recipeRepository.recipes(by: userID).flatMap(\.ingredients))
        return try await environment.productRepository.products().filter { wanted.contains($0.name) }
    }
}
