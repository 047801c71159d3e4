// swift-format-ignore-file
import Foundation
import Testing

@testable import Larder

#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

@MainActor
struct RouterTests {

    let soup = Recipe(id: "soup", name: "Soup", steps: ["Boil"], ingredients: [Ingredient(name: "Leek", grams: 300)])
    let tart = Recipe(id: "tart", name: "Tart", steps: [], ingredients: [Ingredient(name: "Flour", grams: 200)])
    let router: Router

    init() {
        router = Router(
            store: MemoryRecipeStore([(.starter, soup), (.dessert, tart)]),
            stock: PantryStock(items: [Ingredient(name: "Flour", grams: 1000)])
        )
    }

    @Test func aRowOfTheListOpensItsRecipe() throws {
        let list = try #require(
            router.viewController(for: RecipeListRoute(course: .dessert)) as? RecipeListViewController
        )
        #expect(list.recipes == [tart])
        #expect(list.select(0).title == "Tart")
        #expect(router.viewController(for: RecipeRoute(id: "pie")).title == "Gone")
    }

    @Test func theEditorHandsTheRecipeBack() throws {
        var saved: Recipe?
        let shown = router.viewController(for: RecipeEditorRoute(recipe: soup, onSave: { saved = $0 }))
        let navigation = try #require(shown as? UINavigationController)
        try #require(navigation.topViewController as? RecipeEditorViewController).save(name: "Leek soup")
        #expect(saved?.name == "Leek soup")
    }

    @Test func cookModeIsForTwoUnlessToldOtherwise() {
        #expect(router.viewController(for: CookModeRoute(recipe: soup)).title == "Soup for 2")
        #expect(router.viewController(for: CookModeRoute(recipe: soup, servings: 5)).title == "Soup for 5")
    }

    @Test func searchLooksIntoOneCourse() throws {
        let shown = router.viewController(for: RecipeSearchRoute(query: "S", course: .starter))
        #expect(try #require(shown as? RecipeSearchViewController).results == [soup])
    }

    @Test func thePantryCountsAndScans() throws {
        #expect(router.viewController(for: PantryRoute()).title == "1 things")
        let leek = router.viewController(for: PantryItemRoute(item: Ingredient(name: "Leek", grams: 10)))
        #expect(leek.title == "Leek, 10 g")
        var codes: [String] = []
        let scanner = router.viewController(for: ScannerRoute(onCode: { codes.append($0) }))
        try #require(scanner as? ScannerViewController).didRead("4006381")
        try #require(scanner as? ScannerViewController).didRead(nil)
        #expect(codes == ["4006381"])
    }

    @Test func oneBuysWhatIsMissing() throws {
        let shown = router.viewController(for: ShoppingListRoute(recipes: [soup, tart]))
        #expect(try #require(shown as? ShoppingListViewController).needed.map(\.name) == ["Leek"])
    }

    @Test(arguments: [
        (BasketRoute.contents, "Basket"),
        (.product(id: 7, amount: 2), "2 of product 7"),
        (.checkout(total: 9.5), "Pay 9.5"),
    ])
    func theBasketHasThreeScreens(route: BasketRoute, title: String) {
        #expect(router.viewController(for: route).title == title)
    }

    @Test func theRestIsUnderMore() throws {
        let profile = router.viewController(for: ProfileRoute(userName: "Julia Child"))
        #expect(try #require(profile as? ProfileViewController).initials == "JC")
        #expect(router.viewController(for: UnitsRoute(prefersMetric: false)).title == "imperial")
        let store = router.viewController(for: StoreRoute(storeNumber: 12, opensMap: true))
        #expect(try #require(store as? StoreViewController).showsMap)
        #expect(router.viewController(for: HelpRoute.topic("Salt")).title == "Salt")
        #expect(router.viewController(for: HelpRoute.topics).title == "Help")
    }

    @Test func aPageWithoutTitleIsCalledByItsHost() throws {
        let url = try #require(URL(string: "https://example.com/salt"))
        #expect(router.viewController(for: WebRoute(url: url, title: nil)).title == "example.com")
        let navigator = Navigator(start: PantryRoute(), router: router)
        navigator.show(WebRoute(url: url, title: "Salt"))
        #expect(navigator.root.topViewController?.title == "Salt")
    }
}
