public struct Recipe: Sendable, Equatable {
    public var id: Int
    public init(id: Int) { self.id = id }
}

/// @mockable
public protocol RecipeRepository {
    func refresh()
    func searchRecipe(keyword: String) -> Recipe
    func save(_ recipe: Recipe, in folder: String?) -> Bool
    @discardableResult func remove(id: Int) -> Recipe?
    func all() -> [Recipe]
    func index() -> [String: Recipe]
    func fail(with code: Int) throws -> Recipe
    func stop() -> Never
}
