import ViperTesting

/// From a search through a recipe to the cart and the shops, by taps alone. What SwiftUI draws can't be seen where it isn't: of such screens, there is the title.
@MainActor
struct Walk {
    let driver: ScreenDriver

    func run() async throws {
        try await step("start", shows: ["recipeSearch.status"]) {
            try await driver.waitForText("30 recipes", in: "recipeSearch.status")
        }
        try await step("write \"miso\"", shows: ["recipeSearch.status", "recipeSearch.recipe.1"]) {
            try await driver.write("miso", into: "recipeSearch.keyword")
            try await driver.waitForText("1 recipe", in: "recipeSearch.status")
        }
        try await step("tap the recipe", shows: ["recipeDetails.status", "recipeDetails.ingredients"]) {
            try await driver.tap("recipeSearch.recipe.1")
            try await driver.waitForTitle("Miso soup")
        }
        try await step("buy its ingredients", shows: []) {
            try await driver.tap("recipeDetails.buy")
            try await driver.waitForTitle("Cart")
        }
        try await step("go shopping", shows: []) {
            driver.selectTab(1)
            try await driver.waitForTitle("Shopping")
        }
    }

    private func step(_ name: String, shows identifiers: [String], _ body: () async throws -> Void) async throws {
        try await body()
        let texts = identifiers.compactMap(driver.text).joined(separator: "; ")
        print("\(name.padded(to: 22))\(driver.describe().padded(to: 28))\(texts)")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
