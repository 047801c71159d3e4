import KitchenCore
import UsersInterface
import ViperRuntime

@MainActor
final class UserCardPresenter {
    private weak var view: (any UserCardViewContract)?
    private let interactor: any UserCardInteractorContract
    private let descriptor: ViewDescriptor.UserCardDescriptor
    private(set) var state: UserCardState

    /// What is under way. It is cancelled when the presenter goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.UserCardDescriptor,
        view: any UserCardViewContract,
        interactor: any UserCardInteractorContract
    ) {
        self.descriptor = descriptor
        self.view = view
        self.interactor = interactor
        state = UserCardState(startingFrom: descriptor)
    }

    private func update(_ change: (inout UserCardState) -> Void) {
        // A copy, since `change` may read the state as well.
        var changed = state
        change(&changed)
        state = changed
        view?.render(changed)
    }
}

extension UserCardPresenter: UserCardPresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchUser(userID: descriptor.userID)
    }

    func didTapRetry() {
        fetchUser(userID: descriptor.userID)
    }
}

extension UserCardPresenter {
    private func fetchUser(userID: User.ID) {
        update {
            $0.isLoading = true
            $0.failure.clear("fetchUser")
        }
        tasks.load("fetchUser") { [weak self, interactor] in
            do {
                let result = try await interactor.fetchUser(userID: userID)
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.user = result
                }
            } catch {
                guard let self, !Task.isCancelled else { return }
                update {
                    $0.isLoading = false
                    $0.failure.record(error, inLoad: "fetchUser")
                }
            }
        }
    }
}
