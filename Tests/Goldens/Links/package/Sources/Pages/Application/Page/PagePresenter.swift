import PagesInterface
import ViperRuntime

extension PagePresenter: PagePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
