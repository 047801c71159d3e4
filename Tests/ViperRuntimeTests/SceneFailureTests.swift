import Testing
import ViperRuntime

@Suite struct SceneFailureTests {
    enum LoadingError: Error { case notFound, offline(seconds: Int) }

    @Test func failuresAreEqualByOperationAndMessage() {
        let failure = SceneFailure(LoadingError.notFound, in: "fetchRecipe")
        #expect(failure == SceneFailure(LoadingError.notFound, in: "fetchRecipe"))
        #expect(failure != SceneFailure(LoadingError.notFound, in: "saveRecipe"))
        #expect(failure != SceneFailure(LoadingError.offline(seconds: 1), in: "fetchRecipe"))
    }

    @Test func failuresSayWhatFailedAndWhy() {
        let failure = SceneFailure(LoadingError.offline(seconds: 3), in: "fetchRecipe")
        #expect(failure.operation == "fetchRecipe")
        #expect(failure.message == "offline(seconds: 3)")
        #expect(failure.description == "fetchRecipe: offline(seconds: 3)")
    }

    @Test func unimplementedMembersAreNamed() {
        let error = UnimplementedError("RecipeInteractor.fetch(id:)")
        #expect(error == UnimplementedError("RecipeInteractor.fetch(id:)"))
        #expect(error.description == "RecipeInteractor.fetch(id:) is not implemented yet")
        #expect(SceneFailure(error, in: "fetch").message == error.description)
    }
}
