import UsersInterface
import ViperRuntime

extension PlainOffersPresenter: PlainOffersPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
