import KitchenCore
import UsersInterface
import ViperRuntime

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
