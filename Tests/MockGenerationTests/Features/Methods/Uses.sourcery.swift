import Core

func useMethods() async throws {
    let mock = RecipeRepositoryMock()
    mock.searchRecipeKeywordReturnValue = Recipe(id: 1)
    precondition(mock.searchRecipe(keyword: "soup").id == 1)
    precondition(mock.searchRecipeKeywordCallsCount == 1 && mock.searchRecipeKeywordCalled)
    precondition(mock.searchRecipeKeywordReceivedKeyword == "soup")
    mock.saveInReturnValue = false
    _ = mock.save(Recipe(id: 2), in: "a")
    precondition(mock.saveInReceivedArguments?.folder == "a")
    precondition(mock.saveInReceivedInvocations.count == 1)
}
