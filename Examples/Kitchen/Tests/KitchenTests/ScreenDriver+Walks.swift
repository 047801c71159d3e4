import Foundation
import Kitchen
import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono

extension ScreenDriver {
    /// Starts the app.
    convenience init(_ environment: AppEnvironment, patience: TimeInterval = 10) {
        self.init(showing: environment.makeRootViewController(), patience: patience)
    }

    /// The titles of the screens in the navigation stack in front.
    var stackTitles: [String?] {
        screen?.navigationController?.viewControllers.map(\.title) ?? []
    }

    /// The view controller in front, once it is of a class and has something to draw. Its view is SwiftUI's, which isn't everywhere: a
    /// walk reads what it draws from, and calls what it would report to.
    func waitForScreen<Screen: UIViewController>(
        _ type: Screen.Type,
        where isReady: (Screen) -> Bool
    ) async throws -> Screen {
        var found: Screen?
        try await wait(for: "\(type)") {
            found = (screen as? Screen).flatMap { isReady($0) ? $0 : nil }
            return found != nil
        }
        return try #require(found)
    }

    /// Opens a recipe in the way that a user does who knows what it's called.
    func openRecipe(_ title: String, id: Int) async throws {
        try await write(title, into: "recipeSearch.keyword")
        try await waitForText("1 recipe", in: "recipeSearch.status")
        try await tap("recipeSearch.recipe.\(id)")
        try await waitForTitle(title)
    }

    /// Opens the cart with what miso soup takes: 4 products for ¥1030.
    @discardableResult
    func fillCartWithMisoSoup() async throws -> KaimonoCartViewController {
        try await openRecipe("Miso soup", id: 1)
        try await tap("recipeDetails.buy")
        return try await waitForCart(count: 4, total: 1030)
    }

    /// The shopping tab, once it has something to draw.
    @discardableResult
    func waitForShops(
        where isReady: (KaimonoTopDataSource) -> Bool = { $0.shops.count > 1 }
    ) async throws -> KaimonoTopViewController {
        try await waitForScreen(KaimonoTopViewController.self) { $0.dataSource.map(isReady) ?? false }
    }

    /// The cart, once it holds that many items for so much.
    @discardableResult
    func waitForCart(count: Int, total: Int) async throws -> KaimonoCartViewController {
        try await waitForScreen(KaimonoCartViewController.self) {
            $0.dataSource?.cart.count == count && $0.dataSource?.cart.total == total
        }
    }
}
