import ProfileInterface
import ViperRuntime

extension AccountPresenter: AccountPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
