import ShelvesInterface
import ViperRuntime

extension BarePresenter: BarePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
