import Testing
import ViperRuntime
import ViperTesting

@testable import Kitchen

/// What the app counts of the screens that people see.
@MainActor @Suite struct WatchingTests {
    @Test func eachScreenIsCountedWheneverItAppears() async throws {
        let pvLogger = DefaultPVLogger()
        let driver = ScreenDriver(AppEnvironment.with { $0.pvLogger = pvLogger })
        try await driver.openRecipe("Tomato salad", id: 2)
        driver.goBack()
        driver.selectTab(1)
        try await driver.waitForTitle("Shopping")
        try await driver.wait(for: "the last count") { pvLogger.pages.count == 4 }
        #expect(pvLogger.pages == ["RecipeSearch", "RecipeDetails", "RecipeSearch", "KaimonoTop"])
    }
}
