/// @mockable
public protocol RecipeSearching {
    var lastKeyword: String { get }
    func searchRecipe(keyword: String) async throws -> [String]
}
