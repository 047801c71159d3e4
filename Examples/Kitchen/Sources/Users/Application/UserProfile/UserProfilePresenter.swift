import KitchenCore
import UsersInterface
import ViperRuntime

@MainActor
final class UserProfilePresenter {
    private weak var view: (any UserProfileViewContract)?
    private let interactor: any UserProfileInteractorContract
    private let wireframe: any UserProfileWireframeContract
    private let descriptor: ViewDescriptor.UserProfileDescriptor
    private(set) var state: UserProfileState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.UserProfileDescriptor,
        view: any UserProfileViewContract,
        interactor: any UserProfileInteractorContract,
        wireframe: any UserProfileWireframeContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        state = UserProfileState(startingFrom: descriptor)
    }

    private func update(_ change: (inout UserProfileState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension UserProfilePresenter: UserProfilePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func viewWillAppear() {
        interactor.countView()
        load()
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
}

extension UserProfilePresenter {
    private func load() {
        update {
            $0.isLoading = $0.user == nil
            $0.failure = nil
        }
        tasks.run { [weak self, interactor, userID = descriptor.userID] in
            do {
                let user = try await interactor.fetchUser(userID: userID)
                let favourite = try await interactor.fetchFavourite(user: user)
                let recipes = try await interactor.fetchRecipes(user: user)
                self?.update {
                    $0.isLoading = false
                    $0.user = user
                    $0.favourite = favourite
                    $0.recipes = recipes
                }
            } catch {
                self?.update {
                    $0.isLoading = false
                    $0.failure = SceneFailure(error, in: "load")
                }
            }
        }
    }
}
