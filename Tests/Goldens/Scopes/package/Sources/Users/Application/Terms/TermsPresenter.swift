import UsersInterface
import ViperRuntime

extension TermsPresenter: TermsPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
