import Testing
import ViperTesting

@Suite struct UnstubbedTests {
    @Test func saysWhatIsMissingAndHowToMendIt() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            unstubbed("fetchRecipe(id:)", of: "RecipeRepository", advice: "Set fetchRecipeHandler before the call.")
        }
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("RecipeRepository.fetchRecipe(id:) was called on a mock, but is not stubbed."))
        #expect(output.contains("Set fetchRecipeHandler before the call."))
        #expect(output.contains("UnstubbedTests.swift"))
    }
}
