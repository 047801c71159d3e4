import Core

func useMethods() async throws {
    let mock = RecipeRepositoryMock()
    mock.searchRecipeHandler = { Recipe(id: $0.count) }
    precondition(mock.searchRecipe(keyword: "soup").id == 4)
    precondition(mock.searchRecipeCallCount == 1 && mock.searchRecipeArgValues == ["soup"])
    precondition(!mock.save(Recipe(id: 2), in: "a"))
    precondition(mock.saveArgValues.first?.folder == "a")
}
