import KitchenCore
import RecipesInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Recipes

@MainActor
@Suite
struct RecipeEditorPresenterTests {
    private let view = MockSceneViewContract<RecipeEditorState>()
    private let interactor = MockRecipeEditorInteractorContract()
    private let wireframe = MockRecipeEditorWireframeContract()

    private func makePresenter() -> RecipeEditorPresenter {
        interactor.saveReturnValue = .sample
        return RecipeEditorPresenter(
            descriptor: ViewDescriptor.RecipeEditorDescriptor(recipe: .sample),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func aRecipeIsOpenedAsItIs() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderReceivedState?.title == Recipe.sample.title)
        #expect(view.renderReceivedState?.ingredients == Recipe.sample.ingredients)
        #expect(view.renderReceivedState?.isSaveEnabled == true)
    }

    @Test(arguments: ["", "  "])
    func aRecipeWithoutATitleCannotBeSaved(title: String) {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        presenter.didChangeTitle(title: title)
        presenter.didTapSave()
        #expect(!presenter.state.isSaveEnabled)
        #expect(!interactor.saveCalled)
    }

    @Test func ingredientsAreAddedOnceAndRemoved() {
        let presenter = makePresenter()
        for name in ["leek", " leek ", "", "egg"] { presenter.didAddIngredient(name: name) }
        #expect(presenter.state.ingredients == ["leek", "egg"])
        presenter.didRemoveIngredient(name: "leek")
        #expect(view.renderReceivedState?.ingredients == ["egg"])
    }

    @Test func savingHandsTheRecipeBackAndCloses() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        presenter.didChangeTitle(title: " Soup ")
        presenter.didTapSave()
        presenter.didTapSave()
        #expect(presenter.state.isSaving && !presenter.state.isSaveEnabled)
        await presenter.tasks.finish()
        let draft = RecipeDraft(id: 1, title: "Soup", ingredients: Recipe.sample.ingredients)
        #expect(interactor.saveReceivedInvocations == [draft])
        #expect(wireframe.closeReceivedInvocations == [.sample])
    }

    @Test func failureOfSavingKeepsTheEditorOpen() async {
        interactor.saveThrowableError = NotFoundError("recipe 1")
        let presenter = makePresenter()
        presenter.viewDidLoad()
        presenter.didTapSave()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "save")
        #expect(presenter.state.isSaveEnabled)
        #expect(!wireframe.closeCalled)
    }

    @Test func cancellingCloses() {
        makePresenter().didTapCancel()
        #expect(wireframe.closeReceivedInvocations == [nil])
        #expect(!interactor.saveCalled)
    }
}

@MainActor
@Suite
struct RecipeEditorViewControllerTests {
    private let presenter = MockRecipeEditorPresenterContract()

    private func makeViewController() -> RecipeEditorViewController {
        RecipeEditorViewController(presenter: presenter)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func controlsReachThePresenter() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.titleField.text = "Soup"
        viewController.titleField.sendActions(for: .editingChanged)
        viewController.ingredientField.text = "leek"
        viewController.addButton.sendActions(for: .touchUpInside)
        viewController.saveButton.sendActions(for: .touchUpInside)
        viewController.cancelButton.sendActions(for: .touchUpInside)
        #expect(presenter.viewDidLoadCallsCount == 1)
        #expect(presenter.didChangeTitleReceivedTitle == "Soup")
        #expect(presenter.didAddIngredientReceivedName == "leek")
        #expect(viewController.ingredientField.text?.isEmpty == true)
        #expect(presenter.didTapSaveCallsCount == 1)
        #expect(presenter.didTapCancelCallsCount == 1)
    }

    @Test func ingredientsAreShownAndRemoved() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(RecipeEditorState(title: "Soup", ingredients: ["leek"], isSaving: true))
        #expect(viewController.titleField.text == "Soup")
        #expect(!viewController.saveButton.isEnabled)
        let row = try #require(viewController.list.rows.first)
        #expect(row.button?.accessibilityLabel == "Remove leek")
        viewController.list.select(row.id)
        #expect(presenter.didRemoveIngredientReceivedName == "leek")
    }
}

@MainActor
@Suite
struct RecipeEditorWireframeTests {
    @Test func closingDismissesTheEditor() {
        let window = UIWindow(frame: .zero)
        let presenting = UIViewController()
        window.rootViewController = presenting
        window.makeKeyAndVisible()
        let editor = UIViewController()
        presenting.present(editor, animated: false)
        #expect(presenting.presentedViewController === editor)
        RecipeEditorWireframe(viewController: editor, environment: MockSceneEnvironment()).close(result: nil)
        #expect(presenting.presentedViewController == nil)
    }
}
