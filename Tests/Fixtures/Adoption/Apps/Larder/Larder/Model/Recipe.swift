// swift-format-ignore-file
import Foundation

struct Recipe: Equatable, Identifiable {
    typealias ID = String

    let id: ID
    var name: String
    var steps: [String]
    var ingredients: [Ingredient]
}

struct Ingredient: Equatable {
    var name: String
    var grams: Int
}

enum Course: String, CaseIterable {
    case starter, main, dessert
}

protocol RecipeStore: AnyObject {
    func recipe(with id: Recipe.ID) -> Recipe?
    func all(in course: Course?) -> [Recipe]
}

final class MemoryRecipeStore: RecipeStore {

    private let recipes: [(Course, Recipe)]

    init(_ recipes: [(Course, Recipe)]) {
        self.recipes = recipes
    }

    func recipe(with id: Recipe.ID) -> Recipe? {
        return recipes.first { $0.1.id == id }?.1
    }

    func all(in course: Course?) -> [Recipe] {
        return recipes.filter { course == nil || $0.0 == course }.map { $0.1 }
    }
}
