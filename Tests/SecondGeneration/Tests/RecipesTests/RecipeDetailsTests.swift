import KitchenCore
import KitchenCoreTestSupport
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting
import ViperWeb

@testable import Recipes

@MainActor
@Suite
struct RecipeDetailsTests {
    private let environment = StubbableEnvironment()
    private let recipes = MockRecipeRepository()

    init() {
        environment.recipeRepository = recipes
        environment.userRepository = MockUserRepository()
    }

    private final class Favourite: FetchFavouriteUseCase {
        func fetchFavourite(of userID: User.ID) async throws -> Recipe { .sample }
    }

    /// From the storyboard, with a use case of another feature.
    @Test func aRecipeIsLoadedAndLeadsOn() async throws {
        environment.stub(UseCaseDescriptor.FetchFavouriteDescriptor.self) { _ in Favourite() }
        let screen = RecipeDetailsViewBuilder.build(with: .init(recipeID: 1), environment: environment)
        let driver = ScreenDriver(showing: UINavigationController(rootViewController: screen))
        try await driver.waitForTitle("Miso soup")
        try await driver.tap("recipeDetails.help")
        try await driver.wait(for: "the page") { (driver.screen as? WebViewScreen)?.url.host == "kitchen.example" }
        try await driver.wait(for: "its arrival") { driver.screen?.transitionCoordinator == nil }
        driver.screen?.dismiss(animated: false)
        try await driver.waitForTitle("Miso soup")
        try await driver.tap("recipeDetails.timer")
        try await driver.waitForTitle("CookingTimerDescriptor")
        #expect(
            environment.resolved == [
                UseCaseDescriptor.FetchFavouriteDescriptor(), ViewDescriptor.CookingTimerDescriptor(minutes: 15),
            ]
        )
    }

    @Test func aTimerCountsDownUntilItsScreenGoes() async throws {
        let timer = CookingTimerViewBuilder.build(with: .init(minutes: 2), environment: environment)
        let driver = ScreenDriver(showing: timer)
        try await driver.waitForText("2:0", in: "cookingTimer.left")
    }

    @Test func everyRouteIsTakenWithItsChangeOrNotAtAll() {
        let wireframe = RecipeDetailsWireframe(environment: environment)
        let scene = RecipeDetailsContext(
            descriptor: .init(recipeID: 1),
            environment: environment,
            state: RecipeDetailsState(),
            wireframe: wireframe
        )
        let routes: [RecipeDetailsRoute] = [.author(userID: 1), .editor(recipe: nil), .help, .timer(minutes: 1)]
        for route in routes {
            let screen = UIViewController()
            wireframe.viewController = screen
            var changed = 0
            #expect(!scene.show(route) { changed += 1 } && changed == 0)
            let window = UIWindow(frame: .zero)
            window.rootViewController = UINavigationController(rootViewController: screen)
            window.makeKeyAndVisible()
            #expect(scene.show(route) { changed += 1 } && changed == 1)
            #expect(!scene.show(route) { changed += 1 } && changed == 1)
        }
    }
}
