import UsersInterface
import ViperRuntime

extension ProfilePresenter: ProfilePresenterContract {
    func viewDidLoad() {
        view?.render(state)
        fetchName()
    }

    func didTapSignOut() {
        signOut()
    }

    func didTapTerms() {
        wireframe.showTerms()
    }

    func didTapHelp() {
        wireframe.showHelp()
    }

    func didTapRetry() {
        tasks.retry()
    }
}

extension ProfilePresenter {
    private func fetchName() {
        load(\.name) { [interactor] in try await interactor.fetchName() }
    }

    private func signOut() {
        perform(\.isSigningOut) { [interactor] in await interactor.signOut() }
    }
}
