import ViperTesting

/// From a search through a recipe to an order, by taps alone.
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
        try await step("buy its ingredients", shows: ["kaimonoCart.total"]) {
            try await driver.tap("recipeDetails.buy")
            try await driver.waitForText("4 items, ¥1030", in: "kaimonoCart.total")
        }
        try await step("order them", shows: ["kaimonoCart.placed"]) {
            try await driver.tap("kaimonoCart.order")
            try await driver.waitForText("Order 1 is placed: ¥1030", in: "kaimonoCart.placed")
        }
        try await step("continue shopping", shows: ["kaimonoTop.cart"]) {
            try await driver.tap("kaimonoCart.shop")
            try await driver.waitForText("Cart: 0 items", in: "kaimonoTop.cart")
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
