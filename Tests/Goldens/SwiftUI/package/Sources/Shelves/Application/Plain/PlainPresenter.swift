import ShelvesInterface
import ViperRuntime

extension PlainPresenter: PlainPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
