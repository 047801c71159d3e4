import KaimonoInterface
import KitchenCore
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Kitchen

/// Scenes inside of others, behind flags, and in navigation controllers of their own.
@MainActor
@Suite
struct VariationWalkTests {
    @Test func theRecipeOfTheDayIsInsideOfTheSearch() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.waitForText("Today: Miso soup", in: "recipeOfTheDay.recipe")
        #expect(
            try #require(driver.screen).treeDescription == """
                RecipeSearchViewController "Recipes"
                  RecipeOfTheDayViewController "Recipe of the day"
                """
        )
    }

    @Test func aChildGoesWithItsContainer() async {
        let child = childOfADroppedContainer()
        #expect(child.names == ["Recipes.RecipeOfTheDayPresenter", "Recipes.RecipeOfTheDayViewController"])
        #expect(await child.released())
    }

    private func childOfADroppedContainer() -> SceneParts {
        let container = AppEnvironment().resolve(ViewDescriptor.RecipeSearchDescriptor())
        container.loadViewIfNeeded()
        return SceneParts(of: container) { $0.hasPrefix("Recipes.RecipeOfTheDay") && !$0.hasSuffix("Interactor") }
    }

    @Test(arguments: [true, false])
    func aFlagSwitchesToTheNewPage(isOn: Bool) async throws {
        let features = DefaultUserFeatures(disabled: isOn ? [] : [.userCards])
        let driver = ScreenDriver(AppEnvironment.with { $0.userFeatures = features })
        try await driver.openRecipe("Tomato salad", id: 2)
        try await driver.tap("recipeDetails.author")
        try await driver.waitForTitle(isOn ? "Cook" : "Taro")
    }

    @Test func theEditorComesInANavigationControllerOfItsOwn() {
        let editor = AppEnvironment().resolve(ViewDescriptor.RecipeEditorDescriptor())
        #expect(editor.treeDescription.hasPrefix("UINavigationController\n  RecipeEditorViewController"))
    }
}
