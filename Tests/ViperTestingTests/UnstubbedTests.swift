import Testing
import ViperTesting

@Suite struct UnstubbedTests {
    @Test func saysWhatIsMissingAndHowToMendIt() async throws {
        // The test in the other process records an issue, which comes back to this one, and then traps.
        try await withKnownIssue {
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
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("RecipeRepository.fetchRecipe(id:) was called on a mock") }
        }
    }

    /// Where there is a plain value, the test goes on.
    @Test func whatHasAPlainValueIsAnIssueAndAnswersWithIt() {
        withKnownIssue {
            #expect(stubbed(nil, or: 7, for: "count()", of: "Store", advice: "Set countReturnValue.") == 7)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue == "Store.count() was called on a mock, but is not stubbed. Set countReturnValue."
            }
        }
        #expect(stubbed(3, or: 7, for: "count()", of: "Store", advice: "") == 3)
    }
}
