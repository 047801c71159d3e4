import KitchenCore
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime

@testable import Users

@MainActor
@Suite
struct UserProfilePresenterTests {
    private let view = MockUserProfileViewContract()
    private let interactor = MockUserProfileInteractorContract()
    private let wireframe = MockUserProfileWireframeContract()

    private func makePresenter() -> UserProfilePresenter {
        interactor.fetchUserReturnValue = .sample
        interactor.fetchRecipesReturnValue = [.sample]
        return UserProfilePresenter(
            descriptor: ViewDescriptor.UserProfileDescriptor(userID: 1),
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() async {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(view.renderCalled)
        #expect(interactor.fetchUserCallsCount == 1)
    }

    @Test func didSelectRecipeIsAnswered() {
        let presenter = makePresenter()
        presenter.didSelectRecipe(recipeID: 1)
        #expect(wireframe.showRecipeCallsCount == 1)
    }

    @Test func failureOfFetchUserIsShown() async {
        interactor.fetchUserThrowableError = CancellationError()
        let presenter = makePresenter()
        presenter.viewDidLoad()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchUser")
    }
}

@MainActor
@Suite
struct UserProfileViewControllerTests {
    private let presenter = MockUserProfilePresenterContract()

    private func makeViewController() -> UserProfileViewController {
        let viewController = UserProfileViewController(environment: MockUserProfileEnvironment())
        viewController.inject(presenter: presenter)
        return viewController
    }

    @Test func viewDidLoadReachesThePresenter() {
        makeViewController().loadViewIfNeeded()
        #expect(presenter.viewDidLoadCallsCount == 1)
    }

    @Test func didSelectRecipeReachesThePresenter() {
        makeViewController().didSelectRecipe(recipeID: 1)
        #expect(presenter.didSelectRecipeCallsCount == 1)
    }
}

@MainActor
@Suite
struct UserProfileWireframeTests {
    private let environment = MockUserProfileEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> UserProfileWireframe {
        UserProfileWireframe(viewController: viewController, environment: environment)
    }

    @Test func showRecipeResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showRecipe(recipeID: 1)
        #expect(environment.resolvedRecipesScenes.count == 1)
        #expect(navigationController.viewControllers.count == 2)
    }
}
