import PrintsInterface
import ViperRuntime

extension ClassicPresenter: ClassicPresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
