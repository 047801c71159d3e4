import Foundation
import KitchenCore
import KitchenCoreTestSupport
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeSearchPresenterTests {
    private let interactor = MockRecipeSearchInteractorContract()
    private let wireframe = RecordingWireframe<RecipeSearchRoute>()
    private let pauses = Pauses()
    private let scene: RecipeSearchContext
    private let presenter: RecipeSearchPresenter

    /// The waits that were asked for; none takes any time.
    @MainActor private final class Pauses { var seconds: [TimeInterval] = [] }

    init() {
        scene = RecipeSearchContext(
            descriptor: .init(),
            environment: StubbableEnvironment(),
            state: RecipeSearchState(),
            wireframe: wireframe,
            pause: { [pauses] in pauses.seconds.append($0) }
        )
        presenter = RecipeSearchPresenter(scene: scene, interactor: interactor)
    }

    @Test func appearingSearchesAtOnce() async {
        interactor.searchReturnValue = [.sample]
        presenter.viewWillAppear()
        await scene.finish()
        #expect(interactor.countViewCallsCount == 1 && pauses.seconds == [])
        #expect(scene.state.recipes == .loaded([.sample]))
    }

    @Test func onlyTheLastLetterIsSearchedFor() async {
        presenter.didChangeKeyword(keyword: "m")
        presenter.didChangeKeyword(keyword: "mi")
        presenter.didChangeKeyword(keyword: "miso")
        await scene.finish()
        #expect(interactor.searchReceivedInvocations == ["miso"])
        #expect(pauses.seconds.allSatisfy { $0 == 0.3 } && scene.state.keyword == "miso")
    }

    @Test func anOlderAnswerIsDropped() async {
        let slow = Recipe.sample
        interactor.searchClosure = { keyword in
            if keyword == "slow" { while interactor.searchReceivedInvocations.count < 2 { await Task.yield() } }
            return keyword == "slow" ? [slow] : []
        }
        presenter.didChangeKeyword(keyword: "slow")
        while interactor.searchReceivedInvocations.isEmpty { await Task.yield() }
        presenter.didChangeKeyword(keyword: "fast")
        await scene.finish()
        #expect(scene.state.recipes == .loaded([]))
    }

    @Test func whatWasSavedIsSearchedFor() async {
        presenter.didTapNewRecipe()
        #expect(wireframe.routes == [.newRecipe])
        presenter.didSaveRecipe(.sample)
        await scene.finish()
        #expect(interactor.searchReceivedInvocations == [""])
    }
}

@MainActor
@Suite
struct RecipeSearchViewControllerTests {
    private let environment = StubbableEnvironment()
    private let recipes = MockRecipeRepository()
    private let pvLogger = MockPVLogger()

    init() {
        environment.recipeRepository = recipes
        environment.pvLogger = pvLogger
        recipes.searchReturnValue = [.sample]
    }

    private func open(_ screen: UIViewController) -> ScreenDriver {
        ScreenDriver(showing: UINavigationController(rootViewController: screen))
    }

    @Test func aRowLeadsToItsRecipe() async throws {
        let driver = open(RecipeSearchViewBuilder.build(with: .init(), environment: environment))
        try await driver.tap("recipeSearch.recipe.1")
        #expect(environment.resolved.contains(ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1)))
        #expect(pvLogger.viewReceivedInvocations == ["RecipeSearch"])
    }

    @Test func aNewRecipeComesBackFromTheEditor() async throws {
        var editor: ViewDescriptor.RecipeEditorDescriptor?
        environment.stub(ViewDescriptor.RecipeEditorDescriptor.self) {
            editor = $0
            return UIViewController()
        }
        let driver = open(RecipeSearchViewBuilder.build(with: .init(), environment: environment))
        try await driver.waitForText("1 recipes", in: "recipeSearch.status")
        try await driver.tap("recipeSearch.new")
        #expect(driver.screen?.navigationItem.leftBarButtonItem?.primaryAction != nil)
        editor?.onSave(.sample)
        try await driver.wait(for: "another search") { recipes.searchCallsCount == 2 }
    }

    @Test func theUserIsShownAsAChild() {
        let screen = RecipeSearchViewBuilder.build(with: .init(), environment: environment)
        screen.loadViewIfNeeded()
        #expect(environment.resolved == [ViewDescriptor.UserBadgeDescriptor()] && screen.children.count == 1)
    }

    /// Whoever looks at a display state counts no page view, searches nothing and goes nowhere.
    @Test func aDisplayStateHasNoSideEffect() async throws {
        let states = RecipeSearchViewBuilder.displayStates(environment: environment)
        let driver = open(try #require(states.first { $0.name == "found" }).makeViewController())
        try await driver.tap("recipeSearch.recipe.1")
        try await driver.tap("recipeSearch.new")
        try await driver.write("miso", into: "recipeSearch.keyword")
        #expect(pvLogger.viewCallsCount == 0 && recipes.searchCallsCount == 0)
        #expect(environment.resolved == [ViewDescriptor.UserBadgeDescriptor()])
    }
}
