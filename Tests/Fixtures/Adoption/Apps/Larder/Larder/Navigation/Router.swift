// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
final class Router {

    let store: RecipeStore
    let stock: PantryStock
    let recipes: RecipeFactory
    let pantry: PantryFactory
    let basket = BasketFactory()

    private lazy var shopping = ShoppingFactory(stock: stock)

    init(store: RecipeStore, stock: PantryStock) {
        self.store = store
        self.stock = stock
        self.recipes = RecipeFactory(store: store)
        self.pantry = PantryFactory(stock: stock)
    }

    func viewController(for route: any Route) -> UIViewController {
        // Recipes
        if let list = route as? RecipeListRoute {
            return recipes.makeList(course: list.course, router: self)
        }
        if let recipe = route as? RecipeRoute {
            return self.recipes.makeDetail(id: recipe.id)
        }
        if let editor = route as? RecipeEditorRoute {
            return UINavigationController(
                rootViewController: recipes.makeEditor(editing: editor.recipe, completion: editor.onSave)
            )
        }
        if let cook = route as? CookModeRoute, !cook.recipe.steps.isEmpty {
            return recipes.makeCookMode(recipe: cook.recipe, servings: cook.servings)
        }
        if let search = route as? RecipeSearchRoute {
            return RecipeSearchViewController(store: store, query: search.query, course: search.course)
        }

        // Pantry
        if route is PantryRoute {
            return pantry.makePantry()
        }
        if let route = route as? PantryItemRoute {
            return pantry.makeItem(route.item)
        }
        if let scanner = route as? ScannerRoute { return pantry.makeScanner(found: scanner.onCode, cancelled: scanner.onCancel) }

        // Shopping
        if let list = route as? ShoppingListRoute {
            return shopping.makeList(for: list.recipes)
        }
        if let basketRoute = route as? BasketRoute {
            return basket.makeScreen(for: basketRoute)
        }
        if let store = route as? StoreRoute {
            return StoreViewController(number: store.storeNumber, showsMap: store.opensMap)
        }

        // More
        if let profile = route as? ProfileRoute {
            return ProfileViewController(name: profile.userName, initials: profile.initials)
        }
        if let units = route as? UnitsRoute {
            return UnitsViewController(units: units.prefersMetric ? .metric : .imperial)
        }
        if let web = route as? WebRoute {
            return WebViewController(url: web.url, heading: web.title ?? web.url.host ?? "Web")
        }
        if let help = route as? HelpRoute {
            switch help {
            case .topics:
                return HelpTopicsViewController()
            case .topic(let name):
                return WebViewController(url: HelpTopicsViewController.url(of: name), heading: name)
            }
        }

        assertionFailure("No screen for \(route)")
        return UIViewController()
    }
}
