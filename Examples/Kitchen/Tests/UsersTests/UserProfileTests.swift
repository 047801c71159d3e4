import KitchenCore
import KitchenInterface
import NewsroomInterface
import RecipesInterface
import Testing
import UsersInterface
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct UserProfilePresenterTests {
    private let view = MockSceneViewContract<UserProfileState>()
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

    @Test func appearingCountsAViewAndShowsTheUser() async {
        interactor.fetchFavouriteReturnValue = .sample
        let presenter = makePresenter()
        presenter.viewWillAppear()
        #expect(presenter.state.isLoading)
        await presenter.tasks.finish()
        #expect(interactor.fetchUserReceivedUserID == 1)
        #expect(interactor.fetchRecipesReceivedUser == .sample)
        #expect(view.renderReceivedState?.user == .sample)
        #expect(view.renderReceivedState?.favourite == .sample)
        #expect(view.renderReceivedState?.recipes == [.sample])
        #expect(!presenter.state.isLoading)
    }

    @Test func didSelectRecipeShowsIt() {
        makePresenter().didSelectRecipe(recipeID: 7)
        #expect(wireframe.showRecipeReceivedRecipeID == 7)
    }

    @Test func didTapNewsShowsThoseOfTheUserOnceKnown() async {
        interactor.fetchFavouriteReturnValue = .sample
        let presenter = makePresenter()
        presenter.didTapNews()
        #expect(!wireframe.showNewsCalled)
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        presenter.didTapNews()
        #expect(wireframe.showNewsReceivedAuthor == .sample)
    }

    @Test func didTapSettingsShowsThem() {
        makePresenter().didTapSettings()
        #expect(wireframe.showSettingsCallsCount == 1)
    }

    @Test func failureOfFetchUserIsShown() async {
        interactor.fetchUserThrowableError = NotFoundError("user 1")
        let presenter = makePresenter()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == SceneFailure(NotFoundError("user 1"), in: "fetchUser"))
        #expect(!presenter.state.isLoading)
        #expect(!interactor.fetchRecipesCalled)
    }

    @Test func failureOfFetchFavouriteIsShown() async {
        interactor.fetchFavouriteThrowableError = NotFoundError("recipe 1")
        let presenter = makePresenter()
        presenter.viewWillAppear()
        await presenter.tasks.finish()
        #expect(presenter.state.failure?.operation == "fetchFavourite")
        #expect(presenter.state.user == .sample && presenter.state.recipes == [.sample])
        interactor.fetchFavouriteThrowableError = nil
        presenter.didTapRetry()
        await presenter.tasks.finish()
        #expect(presenter.state.failure == nil && interactor.fetchFavouriteCallsCount == 2)
        #expect(interactor.fetchUserCallsCount == 1 && interactor.fetchRecipesCallsCount == 1)
    }
}

@MainActor
@Suite
struct UserProfileViewControllerTests {
    private let presenter = MockUserProfilePresenterContract()

    private func makeViewController() -> UserProfileViewController {
        UserProfileViewController(presenter: presenter)
    }

    @Test func theScreenIsLaidOut() {
        let viewController = makeViewController()
        #expect(ScreenAudit(of: viewController).findings == [])
    }

    @Test func appearingReachesThePresenter() {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.viewWillAppear(false)
        #expect(presenter.viewDidLoadCallsCount == 1)
        #expect(presenter.viewWillAppearCallsCount == 1)
    }

    @Test func recipesAreShownAndSelected() throws {
        let viewController = makeViewController()
        viewController.loadViewIfNeeded()
        viewController.render(UserProfileState(user: .sample, favourite: .sample, recipes: [.sample]))
        #expect(viewController.title == User.sample.name)
        #expect(viewController.statusLabel.text == "1 recipe")
        for row in viewController.list.rows { viewController.list.select(row.id) }
        #expect(presenter.didSelectRecipeReceivedInvocations == [Recipe.sample.id, Recipe.sample.id])
    }
}
