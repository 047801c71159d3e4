import ThingsInterface
import ViperRuntime

extension NewGadgetPresenter: NewGadgetPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
