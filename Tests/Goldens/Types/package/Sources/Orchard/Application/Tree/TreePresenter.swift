import OrchardInterface
import ViperRuntime

extension TreePresenter: TreePresenterContract {
    func viewDidLoad() {
        view?.render(state)
    }
}
