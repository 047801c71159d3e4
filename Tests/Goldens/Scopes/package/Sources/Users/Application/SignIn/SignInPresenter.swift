import UsersInterface
import ViperRuntime

extension SignInPresenter: SignInPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }

    func didTapSignIn() {
        signIn()
    }

    func didTapTerms() {
        wireframe.showTerms()
    }
}

extension SignInPresenter {
    private func signIn() {
        perform(\.isSigningIn) { [interactor] in await interactor.signIn() }
    }
}
