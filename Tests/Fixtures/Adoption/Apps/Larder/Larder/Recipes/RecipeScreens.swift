// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

final class RecipeListViewController: BaseViewController {

    let recipes: [Recipe]
    private unowned let router: Router

    init(recipes: [Recipe], router: Router) {
        self.recipes = recipes
        self.router = router
        super.init()
        self.title = "Recipes"
    }

    func select(_ row: Int) -> UIViewController {
        return router.viewController(for: RecipeRoute(id: recipes[row].id))
    }
}

final class RecipeEditorViewController: BaseViewController {

    private var recipe: Recipe
    private let completion: (Recipe) -> Void

    init(recipe: Recipe?, completion: @escaping (Recipe) -> Void) {
        self.recipe = recipe ?? Recipe(id: "new", name: "", steps: [], ingredients: [])
        self.completion = completion
        super.init()
        self.title = recipe == nil ? "New recipe" : "Edit"
    }

    func save(name: String) {
        recipe.name = name
        completion(recipe)
    }
}
