import Foundation
import Kitchen
import ViperRuntime
import ViperTesting

extension ScreenDriver {
    /// Starts the app.
    convenience init(_ environment: AppEnvironment, patience: TimeInterval = 10) {
        self.init(showing: environment.makeRootViewController(), patience: patience)
    }

    /// The titles of the screens in the navigation stack in front.
    var stackTitles: [String?] {
        screen?.navigationController?.viewControllers.map(\.title) ?? []
    }

    /// Opens a recipe in the way that a user does who knows what it's called.
    func openRecipe(_ title: String, id: Int) async throws {
        try await write(title, into: "recipeSearch.keyword")
        try await waitForText("1 recipe", in: "recipeSearch.status")
        try await tap("recipeSearch.recipe.\(id)")
        try await waitForTitle(title)
    }

    /// Opens the cart with what miso soup takes: 4 products for ¥1030.
    func fillCartWithMisoSoup() async throws {
        try await openRecipe("Miso soup", id: 1)
        try await tap("recipeDetails.buy")
        try await waitForText("4 items, ¥1030", in: "kaimonoCart.total")
    }
}
