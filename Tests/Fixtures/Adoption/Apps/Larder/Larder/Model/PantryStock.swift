// swift-format-ignore-file

final class PantryStock {

    private(set) var items: [Ingredient]

    init(items: [Ingredient] = []) {
        self.items = items
    }

    func missing(for recipe: Recipe) -> [Ingredient] {
        return recipe.ingredients.filter { needed in
            !items.contains { $0.name == needed.name && $0.grams >= needed.grams }
        }
    }
}
