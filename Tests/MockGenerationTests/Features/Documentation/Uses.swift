import Core

func useDocumentation() async throws {
    let searching = MockRecipeSearching()
    searching.searchRecipeReturnValue = ["Miso soup"]
    let found = try await searching.searchRecipe(keyword: "miso")
    precondition(found == ["Miso soup"])
    precondition(searching.searchRecipeCallsCount == 1)
    precondition(searching.searchRecipeReceivedKeyword == "miso")
    searching.underlyingLastKeyword = "miso"
    precondition(searching.lastKeyword == "miso")
}
