import KitchenCore
import ViperRuntime

extension RecipeDetailsInteractor: RecipeDetailsInteractorContract {
    /// Puts one of each ingredient that a shop sells into the cart.
    func addIngredientsToCart(recipe: Recipe) async throws {
        let wanted = Set(recipe.ingredients)
        let products = try await environment.productRepository.products()
            .filter { wanted.contains($0.name) && $0.stock != .soldOut }
        guard !products.isEmpty else { throw NotFoundError("a shop for \(recipe.title)") }
        for product in products { environment.cartRepository.add(product, quantity: 1) }
        environment.activityLogger.post(
            eventName: "ingredients_added",
            payload: ["recipeID": String(recipe.id), "products": String(products.count)]
        )
    }

    func canBuyIngredients() -> Bool {
        environment.userFeatures.isEnabled(.shopping)
    }

    func isEditable(recipe: Recipe) -> Bool {
        recipe.authorID == environment.userRepository.currentUserID()
            || environment.userFeatures.isEnabled(.editingOthersRecipes)
    }
}
