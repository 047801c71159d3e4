import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono
@testable import Kitchen

/// Walks through the app across its modules, by what a user can do and see.
@MainActor
@Suite
struct WalkTests {
    @Test func fromSearchThroughDetailsToAnOrder() async throws {
        let logger = LegacyActivityLogger()
        let driver = ScreenDriver(AppEnvironment.with { $0.activityLogger = ActivityLoggerAdapter(logger: logger) })
        try await driver.waitForText("30 recipes", in: "recipeSearch.status")
        let cart = try await driver.fillCartWithMisoSoup()
        #expect(driver.stackTitles == ["Recipes", "Miso soup", "Cart"])
        #expect(cart.dataSource?.cart.items.count == 4)

        cart.presenter.didTapOrder()
        try await driver.wait(for: "the order") { cart.dataSource?.order?.id == 1 }
        try await driver.waitForCart(count: 0, total: 0)
        #expect(cart.dataSource?.order?.total == 1030)
        #expect(logger.history == ["ingredients_added", "order_placed"])

        cart.presenter.didTapPlacedOrder()
        try await driver.waitForTitle("Order")
    }

    @Test func fromSearchToTheAuthorAndTheirRecipes() async throws {
        let driver = ScreenDriver(AppEnvironment.forTesting())
        try await driver.openRecipe("Tomato salad", id: 2)
        try await driver.tap("recipeDetails.author")
        try await driver.waitForTitle("Taro")
        try await driver.waitForText("8 recipes", in: "userProfile.status")

        try await driver.tap("userProfile.recipe.6")
        try await driver.waitForTitle("Grilled salmon")
        driver.goBack()
        try await driver.tap("userProfile.favourite")
        try await driver.waitForTitle("Miso soup")
        #expect(driver.stackTitles == ["Recipes", "Tomato salad", "Taro", "Miso soup"])
    }

    @Test func fromAProfileToOldScreens() async throws {
        let logger = LegacyActivityLogger()
        let driver = ScreenDriver(AppEnvironment.with { $0.activityLogger = ActivityLoggerAdapter(logger: logger) })
        try await driver.openRecipe("Tomato salad", id: 2)
        try await driver.tap("recipeDetails.author")
        try await driver.waitForTitle("Taro")
        try await driver.tap("userProfile.settings")
        try await driver.waitForTitle("Settings")
        #expect(driver.text("settings.version") == "Kitchen 1.0")
        driver.goBack()
        try await driver.waitForTitle("Taro")
        try await driver.tap("userProfile.news")
        try await driver.waitForTitle("News")
        #expect(driver.text("news.text") == "Taro has written nothing lately.")
        #expect(logger.history == ["news_read"])
        try await driver.tap("news.favourite")
        try await driver.waitForTitle("Miso soup")
    }

    @Test func fromTheCartToARecipeAndBackToTheCart() async throws {
        let driver = ScreenDriver(AppEnvironment())
        let first = try await driver.fillCartWithMisoSoup()
        try await driver.wait(for: "a recipe") { first.dataSource?.suggestions.contains { $0.id == 17 } == true }
        first.presenter.didTapRecipe(recipeID: 17)
        try await driver.waitForTitle("Mapo tofu")
        try await driver.tap("recipeDetails.buy")
        let cart = try await driver.waitForCart(count: 7, total: 1740)
        #expect(cart.dataSource?.cart.items.first { $0.product.id == 2 }?.quantity == 2)
        #expect(driver.stackTitles == ["Recipes", "Miso soup", "Cart", "Mapo tofu", "Cart"])
    }

    @Test func helpOpensInTheBrowser() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.openRecipe("Miso soup", id: 1)
        try await driver.tap("recipeDetails.help")
        #expect(driver.window.rootViewController?.presentedViewController is SFSafariViewController)
    }

    @Test func withoutTheShoppingFeatureNothingIsForSale() async throws {
        let driver = ScreenDriver(AppEnvironment.with { $0.userFeatures = DefaultUserFeatures(disabled: [.shopping]) })
        try await driver.openRecipe("Miso soup", id: 1)
        try await driver.waitForText("15 minutes", in: "recipeDetails.status")
        #expect(driver.text("recipeDetails.buy") == nil)
        driver.selectTab(1)
        let top = try await driver.waitForShops()
        #expect(top.dataSource?.canShop == false)
    }

    @Test func whatIsNotOnTheScreenCannotBeTapped() async {
        let driver = ScreenDriver(AppEnvironment(), patience: 0.02)
        await #expect(throws: ScreenDriverError.self) { try await driver.tap("kaimonoCart.order") }
    }
}
