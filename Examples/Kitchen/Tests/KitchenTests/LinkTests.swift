import KaimonoInterface
import Kitchen
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

/// What others open in the app.
@MainActor @Suite struct LinkTests {
    private let environment = AppEnvironment.forTesting()
    private let driver: ScreenDriver

    init() { driver = ScreenDriver(showing: environment.makeRootViewController()) }

    private func open(_ text: String) -> Bool {
        guard let url = URL(string: text) else { return false }
        return environment.open(url, in: driver.window)
    }

    @Test func aShopIsShownAboveAllShops() async throws {
        #expect(open("https://kitchen.example/shops/2"))
        try await driver.waitForTitle("Shop")
        driver.goBack()
        try await driver.waitForTitle("Shopping")
    }

    @Test func everyLinkIsReadAsItIsWritten() {
        let links = [
            KitchenLink.recipeDetails(.init(recipeID: 1)), .recipeSearch(.init()), .userProfile(.init(userID: 2)),
            .kaimonoTop(.init()), .kaimonoShopDetail(.init(shopID: 3)), .kaimonoProductDetail(.init(productID: 4)),
            .kaimonoCart(.init()),
        ]
        #expect(links.map { $0.url.flatMap(KitchenLink.init) } == links)
    }

    @Test func othersLeadNowhere() {
        #expect(!open("https://kitchen.example/settings"))
        #expect(!open("https://example.com/recipes/1"))
    }
}
