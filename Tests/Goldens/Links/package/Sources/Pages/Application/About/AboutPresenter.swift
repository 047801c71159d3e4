import PagesInterface
import ViperRuntime

extension AboutPresenter: AboutPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
