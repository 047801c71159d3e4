import KitchenCore
import UsersInterface
import ViperRuntime

extension UserProfilePresenter: UserProfilePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        interactor.countView()
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
        if state.failure.includes("fetchUser") { fetchUser() }
        guard let user = state.user else { return }
        if state.failure.includes("fetchFavourite") { fetchFavourite(user: user) }
        if state.failure.includes("fetchRecipes") { fetchRecipes(user: user) }
    }
}

extension UserProfilePresenter {
    /// What is shown already stays until the answer is there.
    private func fetchUser() {
        update {
            $0.isLoading = $0.user == nil
            $0.failure.clear("fetchUser")
        }
        tasks.load("fetchUser") { [weak self, interactor, userID = descriptor.userID] in
            do {
                let user = try await interactor.fetchUser(userID: userID)
                guard let self, !Task.isCancelled else { return }
                update { $0.user = user }
                fetchFavourite(user: user)
                fetchRecipes(user: user)
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchUser")
                }
            }
        }
    }

    private func fetchFavourite(user: User) {
        update { $0.failure.clear("fetchFavourite") }
        tasks.load("fetchFavourite") { [weak self, interactor] in
            do {
                let favourite = try await interactor.fetchFavourite(user: user)
                guard let self, !Task.isCancelled else { return }
                update { $0.favourite = favourite }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update { $0.failure.record(error, inLoad: "fetchFavourite") }
            }
        }
    }

    private func fetchRecipes(user: User) {
        update {
            $0.isLoading = $0.recipes.isEmpty
            $0.failure.clear("fetchRecipes")
        }
        tasks.load("fetchRecipes") { [weak self, interactor] in
            do {
                let recipes = try await interactor.fetchRecipes(user: user)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.recipes = recipes
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchRecipes")
                }
            }
        }
    }
}
