import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kitchen

@MainActor
@Suite
struct EditingWalkTests {
    @Test func aNewRecipeAppearsInTheSearch() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.waitForText("30 recipes", in: "recipeSearch.status")
        try await driver.tap("recipeSearch.new")
        try await driver.waitForTitle("Write a recipe")
        #expect(driver.window.rootViewController?.presentedViewController?.modalPresentationStyle == .formSheet)

        try await driver.write("Cold noodles", into: "recipeEditor.title")
        #expect(!driver.isEnabled("recipeEditor.save"))
        try await driver.write("noodles", into: "recipeEditor.ingredient")
        try await driver.tap("recipeEditor.add")
        try await driver.tap("recipeEditor.save")

        try await driver.waitForText("31 recipes", in: "recipeSearch.status")
        #expect(driver.window.rootViewController?.presentedViewController == nil)
        try await driver.openRecipe("Cold noodles", id: 31)
        #expect(driver.text("recipeDetails.ingredients") == "noodles")
        #expect(driver.isEnabled("recipeDetails.edit"))
    }

    @Test func anEditedRecipeChangesInTheDetailsAndInTheSearch() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.openRecipe("Miso soup", id: 1)
        try await driver.tap("recipeDetails.edit")
        try await driver.waitForText("Miso soup", in: "recipeEditor.title")
        try await driver.write("Miso soup without tofu", into: "recipeEditor.title")
        try await driver.tap("recipeEditor.remove.tofu")
        try await driver.tap("recipeEditor.save")

        try await driver.waitForTitle("Miso soup without tofu")
        #expect(driver.text("recipeDetails.ingredients") == "miso, wakame, dashi")
        driver.goBack()
        try await driver.waitForText("Miso soup without tofu", in: "recipeSearch.recipe.1")
    }

    @Test func aCancelledChangeIsForgotten() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.openRecipe("Miso soup", id: 1)
        try await driver.tap("recipeDetails.edit")
        try await driver.write("Something else", into: "recipeEditor.title")
        try await driver.tap("recipeEditor.cancel")
        try await driver.waitForTitle("Miso soup")
        #expect(driver.window.rootViewController?.presentedViewController == nil)
    }

    @Test func whatWasSavedIsShownThoughTheEditorWasSwipedAway() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.openRecipe("Miso soup", id: 1)
        try await driver.tap("recipeDetails.edit")
        try await driver.write("Miso soup without tofu", into: "recipeEditor.title")
        try await driver.tap("recipeEditor.save")
        driver.window.rootViewController?.dismiss(animated: false)
        try await driver.waitForTitle("Miso soup without tofu")
    }

    @Test func nobodyAwaitsAnEditorThatWasSwipedAway() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.openRecipe("Miso soup", id: 1)
        try await driver.tap("recipeDetails.edit")
        try await driver.waitForTitle("Write a recipe")
        weak let editor = driver.window.rootViewController?.presentedViewController
        let outcome: SceneOutcome<Recipe>? = editor?.outcome()
        driver.window.rootViewController?.dismiss(animated: false)
        #expect(await outcome?.value == nil)
        #expect(editor == nil)
    }

    @Test(arguments: [(Set([UserFeature.editingOthersRecipes]), false), (Set(), true)])
    func whatOthersWroteIsEditedByWhoeverMay(disabled: Set<UserFeature>, isEditable: Bool) async throws {
        let driver = ScreenDriver(AppEnvironment.with { $0.userFeatures = DefaultUserFeatures(disabled: disabled) })
        try await driver.openRecipe("Tomato salad", id: 2)
        #expect(driver.isEnabled("recipeDetails.edit") == isEditable)
    }
}
