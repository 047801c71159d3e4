import CartInterface
import CinemaInterface
import Foundation
import KaimonoInterface
import KitchenApp
import KitchenCore
import KitchenCoreTestSupport
import NewsroomInterface
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

/// Walks through the app, headless: real presenters, wireframes, builders and resolvers.
@MainActor
@Suite
struct WalkTests {
    private let products = MockProductRepository()
    private let recipes = MockRecipeRepository()
    private let features = MockUserFeatures()
    private let app: AppEnvironment

    init() {
        products.shopsReturnValue = [.sample]
        products.productsOfReturnValue = Product.samples
        recipes.searchReturnValue = [.sample]
        features.isEnabledReturnValue = false
        app = AppEnvironment(
            productRepository: products,
            cartRepository: MockCartRepository(),
            orderRepository: MockOrderRepository(),
            recipeRepository: recipes,
            userRepository: MockUserRepository(),
            activityLogger: MockActivityLogger(),
            pvLogger: MockPVLogger(),
            userFeatures: features
        )
    }

    private func open(_ screen: UIViewController) -> ScreenDriver {
        ScreenDriver(showing: UINavigationController(rootViewController: screen))
    }

    @Test func aSearchLeadsToARecipeAndToItsTimer() async throws {
        let driver = open(app.resolve(ViewDescriptor.RecipeSearchDescriptor()))
        try await driver.write("miso", into: "recipeSearch.keyword")
        try await driver.tap("recipeSearch.recipe.1")
        try await driver.waitForTitle("Miso soup")
        try await driver.tap("recipeDetails.timer")
        try await driver.waitForTitle("Timer")
    }

    @Test func newScenesAndOldOnesLeadToEachOther() async throws {
        let driver = open(app.resolve(ViewDescriptor.FilmListDescriptor()))
        try await driver.tap("filmList.film.1")
        try await driver.waitForTitle("Film 2")
        try await driver.tap("filmDetail.seats")
        try await driver.waitForTitle("Seats")
        try await driver.tap("seats.7")
        try await driver.waitForTitle("Ticket")
        try await driver.tap("ticket.film")
        try await driver.waitForTitle("Film 2")
        driver.goBack()
        try await driver.waitForTitle("Ticket")
        try await driver.wait(for: "the ticket") { driver.screen?.transitionCoordinator == nil }
        try await driver.tap("ticket.films")
        try await driver.waitForTitle("Films")
    }

    /// There is one settings screen: it is pushed as often as people like.
    @Test func anOldScreenAndASharedOneAreReached() async throws {
        let profile = app.resolve(ViewDescriptor.UserProfileDescriptor(userID: 1))
        let stack = UINavigationController(rootViewController: profile)
        let driver = ScreenDriver(showing: stack)
        let settings = app.resolve(ViewDescriptor.SettingsDescriptor())
        for _ in 0..<2 {
            #expect(SceneTransition.push(self.app.resolve(ViewDescriptor.SettingsDescriptor())).take(from: profile))
            try await driver.wait(for: "the settings") {
                driver.screen === settings && settings.transitionCoordinator == nil
            }
            #expect(!SceneTransition.push(settings).take(from: settings))
            stack.popViewController(animated: false)
        }
        let news = app.resolve(ViewDescriptor.NewsDescriptor(author: .sample))
        stack.pushViewController(news, animated: false)
        try await driver.tap("news.favourite")
        try await driver.waitForTitle("Miso soup")
    }

    @Test func theFlagDecidesWhichVariantIsShown() async throws {
        let driver = open(app.resolve(ViewDescriptor.ShopListDescriptor()))
        try await driver.tap("shopList.shop.1")
        try await driver.waitForTitle("Corner shop")
        features.isEnabledReturnValue = true
        let grid = app.resolve(ViewDescriptor.ShopListDescriptor())
        #expect(grid.title == "Shops" && "\(type(of: grid))".hasPrefix("HostedScreen"))
    }

    @Test func outputsOfEveryKindAreTyped() async throws {
        let badge: EmbeddedScene = app.resolve(ViewDescriptor.UserBadgeDescriptor())
        let favourite: any FetchFavouriteUseCase = app.resolve(UseCaseDescriptor.FetchFavouriteDescriptor())
        let profile: UIViewController = app.resolve(ViewDescriptor.UserProfileDescriptor(userID: 1))
        badge.makeViewController().loadViewIfNeeded()
        #expect(profile.title == "Profile")
        #expect(try await favourite.fetchFavourite(of: 1) == .sample)
    }

    @Test func aProductLeadsToItsPicturesAndToTheCart() async throws {
        let driver = open(app.resolve(ViewDescriptor.ProductDetailDescriptor(productID: 1)))
        try await driver.tap("productDetail.pictures")
        try await driver.waitForTitle("Pictures")
        driver.goBack()
        try await driver.wait(for: "the product") { driver.screen?.transitionCoordinator == nil }
        try await driver.tap("productDetail.cart")
        try await driver.waitForTitle("Cart")
    }

    #if !canImport(UIKit)
    @Test func voiceOverReadsOutWhatFailed() async throws {
        products.productsOfThrowableError = NotFoundError("the shelf")
        VoiceOver.forget()
        let driver = open(app.resolve(ViewDescriptor.ShopDetailDescriptor(shopID: 1)))
        try await driver.wait(for: "the failure") { VoiceOver.spoken.contains("It isn't there any more.") }
    }
    #endif
}
