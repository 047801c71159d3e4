import UsersInterface
import ViperRuntime

extension HelpPresenter: HelpPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
