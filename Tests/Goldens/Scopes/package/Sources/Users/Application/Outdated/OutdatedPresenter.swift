import UsersInterface
import ViperRuntime

extension OutdatedPresenter: OutdatedPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
