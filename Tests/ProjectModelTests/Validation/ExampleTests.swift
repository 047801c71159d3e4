import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

/// The specs that the design shows.
@Suite("A whole example")
struct ExampleTests {
    private static let sources = [
        "project.yml": """
        project: Kitchen
        core: KitchenCore
        app: Kitchen
        platforms: { iOS: "17.0" }       # decides what templates may use
        runtime: ../..         # or a package URL and version
        services:                        # what the environment offers
          activityLogger: ActivityLogger
          recipeRepository: RecipeRepository
        samples:
          Recipe: .sample
        start: RecipeSearch
        """,
        "Recipes/RecipeDetails.yml": """
        scene: RecipeDetails
        style: uikit
        summary: One recipe, and a way to buy what it needs.
        parameters:                      # of the descriptor
          recipeID: Int64
        uses: [recipeRepository, activityLogger]
        state:                           # what the presenter hands to the view
          recipe: Recipe?
          isLoading: { type: Bool, default: true }
        events:                          # what the view reports
          didTapBuy:
          didTapAuthor: { authorID: Int64 }
        interactor:
          fetchRecipe: { parameters: { id: Int64 }, returns: Recipe, async: true, throws: true }
        routes:
          cart: { to: KaimonoCart, present: push }
          author: { to: UserProfile, with: [userID], present: push }
        previews:                        # display states, for previews and for tests
          loading: {}
          loaded: { recipe: .sample, isLoading: false }
        """,
        "Recipes/RecipeSearch.yml": "routes: { details: { to: RecipeDetails, with: [recipeID] } }",
        "Recipes/UserProfile.yml": "parameters: { userID: Int64 }",
        "Shopping/KaimonoCart.yml": "routes:\n  recipe: { to: RecipeDetails, with: [recipeID] }",
    ]

    @Test func isAProject() throws {
        let project = try project(Self.sources)
        #expect(project.features.map(\.name) == ["Recipes", "Shopping"])
        #expect(project.entrance == .scene(SceneReference(feature: "Recipes", scene: "RecipeSearch")))
        let scene = try #require(project.features[0].scenes.first { $0.name == "RecipeDetails" })
        #expect(scene.services.map(\.name) == ["recipeRepository", "activityLogger"])
        #expect(scene.events.map(\.name) == ["didTapBuy", "didTapAuthor", "didTapRetry"])
        #expect(scene.interactor.first?.returns?.text == "Recipe")
        #expect(scene.routes[0].destination == .scene(SceneReference(feature: "Shopping", scene: "KaimonoCart")))
        #expect(scene.previews[1].values.map(\.value.text) == [".sample", "false"])
        #expect(scene.specPath == "specs/Recipes/RecipeDetails.yml")
    }

    @Test func isTheSameInAnyOrderOfFiles() {
        let files = MarkedSpecs(Self.sources).files
        let (one, other) = (check(files, .init()), check(files.reversed(), .init()))
        #expect(one.project == other.project)
        #expect(one.project?.json.text(indents: true) == other.project?.json.text(indents: true))
    }

    @Test func dumpsSayWhatThereIs() throws {
        let specs = try #require(SpecDecoder().decode(MarkedSpecs(Self.sources).files).specs)
        let text = specs.json.text(indents: true)
        #expect(text.contains(#""name": "RecipeDetails""#))
        #expect(text.contains(#""type": "Int64""#))
        #expect(text.hasSuffix("}"))
    }
}
