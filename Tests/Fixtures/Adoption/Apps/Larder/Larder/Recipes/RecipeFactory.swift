// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
final class RecipeFactory {

    private let store: RecipeStore

    init(store: RecipeStore) {
        self.store = store
    }

    func makeList(course: Course?, router: Router) -> UIViewController {
        return RecipeListViewController(recipes: store.all(in: course), router: router)
    }

    func makeDetail(id: Recipe.ID) -> UIViewController {
        let controller = UIViewController()
        controller.title = store.recipe(with: id)?.name ?? "Gone"
        return controller
    }

    func makeEditor(editing recipe: Recipe?, completion: @escaping (Recipe) -> Void) -> RecipeEditorViewController {
        return RecipeEditorViewController(recipe: recipe, completion: completion)
    }

    func makeCookMode(recipe: Recipe, servings: Int) -> UIViewController {
        let controller = UIViewController()
        controller.title = "\(recipe.name) for \(servings)"
        return controller
    }
}
