import KitchenCore
import UsersInterface
import ViperRuntime

extension UserProfilePresenter: UserProfilePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        fetchUser()
    }

    func didSelectRecipe(recipeID: Recipe.ID) {
        wireframe.showRecipe(recipeID: recipeID)
    }

    func didTapNews() {
        if let user = state.user { wireframe.showNews(author: user) }
    }

    func didTapSettings() {
        wireframe.showSettings()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension UserProfilePresenter {
    /// What is shown already stays until the answer is there.
    private func fetchUser() {
        load(\.user, silently: state.user != nil) { [interactor, userID = descriptor.userID] in
            try await interactor.fetchUser(userID: userID)
        } then: { presenter, user in
            presenter.fetchFavourite(user: user)
            presenter.fetchRecipes(user: user)
        }
    }

    private func fetchFavourite(user: User) {
        load(\.favourite, silently: true) { [interactor] in try await interactor.fetchFavourite(user: user) }
    }

    private func fetchRecipes(user: User) {
        load(\.recipes, silently: !state.recipes.isEmpty) { [interactor] in
            try await interactor.fetchRecipes(user: user)
        }
    }
}
