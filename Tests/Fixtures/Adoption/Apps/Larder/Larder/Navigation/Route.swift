// swift-format-ignore-file
import Foundation

/// Everything that can be shown. Add the route to `Router` too!
protocol Route { }

// MARK: - Recipes

struct RecipeListRoute: Route {
    var course: Course?
}

struct RecipeRoute: Route {
    let id: Recipe.ID
}

struct RecipeEditorRoute: Route {
    let recipe: Recipe?
    let onSave: (Recipe) -> Void
}

struct CookModeRoute: Route {
    let recipe: Recipe
    var servings = 2
}

struct RecipeSearchRoute: Route {
    var query: String = ""
    var course: Course?
}

// MARK: - Pantry

struct PantryRoute: Route { }

struct PantryItemRoute: Route {
    let item: Ingredient
}

struct ScannerRoute: Route {
    let onCode: (String) -> Void
    var onCancel: (() -> Void)? = nil
}

// MARK: - More

struct ProfileRoute: Route {
    let userName: String

    var initials: String {
        return userName.split(separator: " ").compactMap { $0.first }.map(String.init).joined()
    }
}

struct UnitsRoute: Route {
    let prefersMetric: Bool
}

struct WebRoute: Route {
    let url: URL
    let title: String?
}

enum HelpRoute: Route {
    case topics
    case topic(String)
}
