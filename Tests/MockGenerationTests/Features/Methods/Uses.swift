import Core

private struct Failure: Error {}

func useMethods() async throws {
    let mock = MockRecipeRepository()
    let repository: any RecipeRepository = mock
    precondition(!mock.refreshCalled)
    repository.refresh()
    repository.refresh()
    precondition(mock.refreshCallsCount == 2 && mock.refreshCalled)

    mock.searchRecipeReturnValue = Recipe(id: 1)
    precondition(repository.searchRecipe(keyword: "soup").id == 1)
    precondition(mock.searchRecipeReceivedKeyword == "soup")
    mock.searchRecipeClosure = { Recipe(id: $0.count) }
    precondition(repository.searchRecipe(keyword: "stew!").id == 5)
    precondition(mock.searchRecipeReceivedInvocations == ["soup", "stew!"])

    mock.saveReturnValue = true
    precondition(repository.save(Recipe(id: 2), in: nil))
    precondition(mock.saveReceivedArguments?.recipe.id == 2 && mock.saveReceivedArguments?.folder == nil)
    precondition(mock.saveReceivedInvocations.count == 1)

    repository.remove(id: 3)
    precondition(mock.removeReceivedId == 3)
    precondition(repository.all().isEmpty && repository.index().isEmpty)
    mock.allReturnValue = [Recipe(id: 4)]
    precondition(repository.all().count == 1)

    mock.failThrowableError = Failure()
    do {
        _ = try repository.fail(with: 3)
        preconditionFailure("it has to throw")
    } catch { precondition(error is Failure) }
}
